import type { ReactNode } from 'react'
import { CopyButton } from '../../../ui/take/copy-button.tsx'
import type { Copy } from './load-query.server.ts'

/** What an answer can be copied as. */
export function Copies({ copies }: { copies: readonly Copy[] }) {
  return copies.map(({ name, text }) => (
    <span
      key={name}
      className="flex items-center gap-1 text-[13px] text-muted [@media(scripting:none)]:hidden"
    >
      {name} <CopyButton text={text} label={name} />
    </span>
  ))
}

type Props = { copies: readonly Copy[]; size?: string; children?: ReactNode }

/** Below an answer: what can be done with it, and how long it is. */
export function AnswerFoot({ copies, size, children }: Props) {
  return (
    <div className="no-print flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-hairline px-[18px] py-3">
      {children}
      <Copies copies={copies} />
      {size !== undefined && <span className="ml-auto text-[13px] text-faint">{size}</span>}
    </div>
  )
}
