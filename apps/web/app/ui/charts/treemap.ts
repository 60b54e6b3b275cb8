/** A field of the picture: where it lies, in the units of the whole. */
export type Field = { x: number; y: number; width: number; height: number }

/**
 * Divides a rectangle into fields whose areas are as the sizes, in their order, each as near to a square as goes:
 * rows are filled along the shorter side until another field would make the worst one longer.
 *
 * @param sizes more than zero each
 */
export function divide(sizes: readonly number[], whole: Field): Field[] {
  const total = sizes.reduce((sum, size) => sum + size, 0)
  const scale = (whole.width * whole.height) / total
  const fields: Field[] = []
  let rest = whole
  let row: number[] = []
  for (const size of sizes) {
    const area = size * scale
    if (row.length > 0 && worstRatio([...row, area], rest) > worstRatio(row, rest)) {
      rest = layRow(row, rest, fields)
      row = []
    }
    row.push(area)
  }
  if (row.length > 0) layRow(row, rest, fields)
  return fields
}

function worstRatio(row: readonly number[], { width, height }: Field): number {
  const side = Math.min(width, height)
  const depth = row.reduce((sum, area) => sum + area, 0) / side
  return Math.max(...row.map((area) => Math.max(area / depth / depth, (depth * depth) / area)))
}

/** Lays a row along the shorter side; returns what is left of the rectangle. */
function layRow(row: readonly number[], { x, y, width, height }: Field, fields: Field[]): Field {
  const isUpright = width >= height
  const depth = row.reduce((sum, area) => sum + area, 0) / (isUpright ? height : width)
  let at = isUpright ? y : x
  for (const area of row) {
    const length = area / depth
    fields.push(
      isUpright ? { x, y: at, width: depth, height: length } : { x: at, y, width: length, height: depth },
    )
    at += length
  }
  return isUpright
    ? { x: x + depth, y, width: width - depth, height }
    : { x, y: y + depth, width, height: height - depth }
}
