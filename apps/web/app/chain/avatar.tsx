import { decodeAddress } from '@injsight/chain'

const rows = [0, 1, 2, 3, 4] as const
const columns = [0, 1, 2] as const

/** A mark made of an address, by which one knows it again. What it says stands beside it in letters. */
export function Avatar({ address }: { address: string }) {
  const { bytes } = decodeAddress(address)
  const hue = (bytes.reduce((sum, byte) => sum + byte, 0) * 7) % 360
  return (
    <svg viewBox="-1 -1 7 7" aria-hidden="true" className="size-12 shrink-0 rounded-xl">
      <rect x="-1" y="-1" width="7" height="7" fill={`hsl(${hue} 55% 50% / 0.18)`} />
      <path d={drawFields(bytes)} fill={`hsl(${hue} 60% 52%)`} />
    </svg>
  )
}

/** Five by five fields, the right half mirroring the left: one is filled where its byte is odd. */
export function drawFields(bytes: Uint8Array): string {
  const filled = rows.flatMap((y) =>
    columns.filter((x) => (bytes[y * 3 + x] ?? 0) % 2 === 1).map((x) => [x, y]),
  )
  const mirrored = filled.flatMap(([x = 0, y = 0]) =>
    x === 2
      ? [[x, y]]
      : [
          [x, y],
          [4 - x, y],
        ],
  )
  return mirrored.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join('')
}
