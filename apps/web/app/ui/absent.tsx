import { useEffect } from 'react'
import { notify } from '../notices/notify.ts'
import { InsteadOfPage } from './instead-of-page.tsx'
import { Link } from './link.tsx'

/** Words of what is not there, and the list of what is. The path has its language. */
export type AbsentThing = { title: string; text: string; list: { text: string; path: string } }

/** What stands instead of something that an address names and that isn't there; a notice says it too. */
export function Absent({ title, text, list }: AbsentThing) {
  useEffect(() => notify({ type: 'error', title }), [title])
  return (
    <InsteadOfPage title={title}>
      <p className="max-w-[68ch] text-muted">{text}</p>
      <p>
        <Link className="button" to={list.path}>
          {list.text}
        </Link>
      </p>
    </InsteadOfPage>
  )
}
