import { CopyMenu } from './copy-menu.tsx'

/** What stands above a list that has a page of its own: what it is, and in a sentence what of it. */
export function ListHead({ title, about = '' }: { title: string; about?: string }) {
  return (
    <div className="flex items-start gap-4">
      <div className="grid min-w-0 gap-1">
        <h1 className="text-[27px] leading-9 font-semibold tracking-tight">{title}</h1>
        {about !== '' && <p className="max-w-[80ch] text-muted">{about}</p>}
      </div>
      <div className="ml-auto shrink-0">
        <CopyMenu />
      </div>
    </div>
  )
}
