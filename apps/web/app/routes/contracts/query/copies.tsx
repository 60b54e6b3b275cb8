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
