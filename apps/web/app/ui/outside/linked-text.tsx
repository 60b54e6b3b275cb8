import { useState, type MouseEvent } from 'react'
import { ExternalLink } from './external-link.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { splitLinks } from './external-url.ts'

/**
 * A text that somebody wrote on the chain, with the addresses in it as links. Whoever follows one is told first where
 * it leads; without scripts it opens as any other, in a tab of its own.
 */
export function LinkedText({ text }: { text: string }) {
  const [leaving, setLeaving] = useState<URL>()
  const ask = (event: MouseEvent, url: URL) => {
    event.preventDefault()
    setLeaving(url)
  }
  return (
    <>
      {splitLinks(text).map(({ text: part, url }, at) =>
        url === undefined ? (
          part
        ) : (
          <ExternalLink key={at} to={url.href} onClick={(event) => ask(event, url)}>
            <span className="wrap-anywhere">{part}</span>
          </ExternalLink>
        ),
      )}
      {leaving !== undefined && <LeaveDialog url={leaving} close={() => setLeaving(undefined)} />}
    </>
  )
}
