import type { RpcEvent } from '@injsight/node-client'

export type Random = () => number

/** One thing about an event is broken: an attribute is missing, twice there, or has a value that it can't have. */
export function mutateEvent({ type, attributes }: RpcEvent, random: Random): RpcEvent {
  const all = (attributes ?? []).map((one) => ({ ...one }))
  const wanted = all.filter(({ key }) => key !== 'mode' && key !== 'msg_index')
  const chosen = pick(wanted, random)
  const without = all.filter((one) => one !== chosen)
  if (chosen === undefined || random() < 0.15) return { type, attributes: without }
  if (random() < 0.1)
    return { type, attributes: [...all, { ...chosen, value: breakValue(chosen.value, random) }] }
  if (random() < 0.05) return { type, attributes: null }
  chosen.value = breakValue(chosen.value, random) as string
  return { type, attributes: all }
}

/** Bytes that are cut, longer, turned over or replaced. */
export function mutateBytes(value: Uint8Array, random: Random): Uint8Array {
  const bytes = Buffer.from(value)
  const at = Math.floor(random() * bytes.length)
  const ways = [
    () => bytes.subarray(0, at),
    () => Buffer.alloc(0),
    () => Buffer.concat([bytes, Buffer.from([0xff, 0xff, 0xff])]),
    () =>
      Buffer.concat([
        bytes.subarray(0, at),
        Buffer.from([Math.floor(random() * 256)]),
        bytes.subarray(at + 1),
      ]),
    () => Buffer.from(Array.from({ length: 64 }, () => Math.floor(random() * 256))),
    // Texts within stay as long as they were.
    () => Buffer.from(bytes.map((byte) => (byte >= 0x30 && byte <= 0x7a && random() < 0.1 ? 0x2d : byte))),
    () => Buffer.from(bytes.map((byte) => (byte >= 0x61 && byte <= 0x7a && random() < 0.1 ? 0 : byte))),
    () => Buffer.from(bytes.map((byte) => (byte >= 0x30 && byte <= 0x39 ? 0xff : byte))),
  ]
  return pick(ways, random)?.() ?? bytes
}

function breakValue(value: string | null, random: Random): string | null {
  const text = value ?? ''
  if (random() < 0.5) {
    const parsed = parse(text)
    if (parsed !== undefined) return JSON.stringify(breakJson(parsed, random)) ?? ''
  }
  return pick(broken, random)?.(text) ?? null
}

/** Somewhere in a JSON value, something else. */
function breakJson(value: unknown, random: Random): unknown {
  if (Array.isArray(value) && value.length > 0 && random() < 0.9) {
    const at = Math.floor(random() * value.length)
    return value.map((one: unknown, place) => (place === at ? breakJson(one, random) : one))
  }
  if (typeof value === 'object' && value !== null && random() < 0.9) {
    const name = pick(Object.keys(value), random)
    if (name === undefined) return null
    const { [name]: part, ...rest } = value as Record<string, unknown>
    return random() < 0.25 ? rest : { ...rest, [name]: breakJson(part, random) }
  }
  return pick(brokenJson, random)?.() ?? null
}

const huge = '9'.repeat(4000)

const broken: ((text: string) => string | null)[] = [
  () => null,
  () => '',
  () => '\0',
  (text) => `${text}\0`,
  () => '\u{fffd}\ud800',
  () => huge,
  () => `-${huge}`,
  (text) => text.slice(0, text.length / 2),
  (text) => `${text}${text}`,
  () => '1e18',
  () => 'NaN',
  () => '0x10',
  () => '18446744073709551616',
  () => '-1',
  () => '{"a":',
  () => 'null',
  () => '[]',
  () => '{}',
  () => '"',
  () => '['.repeat(1000) + ']'.repeat(1000),
  () => '{"a":'.repeat(1000) + '1' + '}'.repeat(1000),
  () => 'x'.repeat(100_000),
  () => `${huge}inj,${huge}inj`,
  () => 'inj1',
  () => '__proto__',
]

const brokenJson: (() => unknown)[] = [
  () => null,
  () => true,
  () => 5,
  () => 1e300,
  () => -1,
  () => '',
  () => 'x\0',
  () => '\ud800',
  () => huge,
  () => `-${huge}`,
  () => '1.5.5',
  () => '1'.repeat(60) + '.' + '1'.repeat(30),
  () => [],
  () => ({}),
  () => [[[[]]]],
  () => ({ toString: 'no', length: -1, __proto: 1 }),
  () => 'AA==',
  () => 'constructor',
  () => JSON.parse('['.repeat(1000) + ']'.repeat(1000)) as unknown,
]

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // a plain text
  }
}

function pick<Item>(items: Item[], random: Random): Item | undefined {
  return items[Math.floor(random() * items.length)]
}
