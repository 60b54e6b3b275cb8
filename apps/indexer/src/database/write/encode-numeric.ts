/**
 * A number in PostgreSQL's binary form: groups of four decimal digits, their weight, the sign, and how many digits
 * to show after the point.
 *
 * @param scaled the number in units of 10^-scale
 */
export function encodeNumeric(scaled: bigint, scale: number): Buffer {
  const digits = (scaled < 0n ? -scaled : scaled).toString().padStart(scale + 1, '0')
  const whole = digits.slice(0, digits.length - scale)
  const fraction = digits.slice(digits.length - scale)
  const text =
    whole.padStart(Math.ceil(whole.length / 4) * 4, '0') + fraction.padEnd(Math.ceil(scale / 4) * 4, '0')
  const groups: number[] = []
  for (let at = 0; at < text.length; at += 4) groups.push(Number(text.slice(at, at + 4)))
  let weight = Math.ceil(whole.length / 4) - 1
  while (groups[0] === 0) {
    groups.shift()
    weight--
  }
  while (groups.at(-1) === 0) groups.pop()
  const buffer = Buffer.alloc(8 + groups.length * 2)
  buffer.writeInt16BE(groups.length, 0)
  buffer.writeInt16BE(groups.length === 0 ? 0 : weight, 2)
  buffer.writeUInt16BE(scaled < 0n ? 0x4000 : 0, 4)
  buffer.writeInt16BE(scale, 6)
  for (const [at, group] of groups.entries()) buffer.writeInt16BE(group, 8 + at * 2)
  return buffer
}
