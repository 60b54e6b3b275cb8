import type { BytesView } from './bytes.server.ts'

/** Bytes as hex, folded away. */
export function Bytes({ name, size, hex, note }: BytesView) {
  return (
    <details>
      <summary className="link unfold w-fit">
        {name} <span className="text-faint">({size})</span>
      </summary>
      <p className="mono mt-2 rounded-lg bg-well p-3 text-xs wrap-anywhere">
        {hex}
        {note !== '' && `… (${note})`}
      </p>
    </details>
  )
}
