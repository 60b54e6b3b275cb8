import { decodeAddress } from '@injsight/chain'

/** A mark made of an address, ready to be drawn on five by five fields. */
export type Drawing = {
  hue: number
  path: string
  /** Path of a picture in its place. */
  picture?: string
}

const rows = [0, 1, 2, 3, 4] as const
const columns = [0, 1, 2] as const

export function drawAvatar(address: string): Drawing {
  const { bytes } = decodeAddress(address)
  return { hue: (bytes.reduce((sum, byte) => sum + byte, 0) * 7) % 360, path: drawFields(bytes) }
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
