import { refuseInternally } from './refuse.ts'

export type Operator = '=' | '<' | '<=' | '>' | '>=' | 'CONTAINS' | 'EXISTS'
export type Condition = { tag: string; operator: Operator; operand: string }

/** What an event says: all values of `type.attribute`. */
export type EventValues = Map<string, string[]>

/**
 * Reads a query of CometBFT's event language: conditions joined by AND.
 *
 * @throws Fault in a node's words, as far as they are ours to know
 * @example readEventQuery("tm.event='Tx' AND tx.height>5")
 */
export function readEventQuery(query: string): Condition[] {
  const text = query.trimEnd()
  const conditions: Condition[] = []
  let at = 0
  for (;;) {
    const [whole, tag = '', name, compare, , word, digits] = condition.exec(text.slice(at)) ?? []
    if (whole === undefined) throw unreadable(text, at)
    const operator = (name ?? compare) as Operator
    conditions.push({
      tag,
      operator: operator.trim().toUpperCase() as Operator,
      operand: word ?? digits ?? '',
    })
    at += whole.length
    if (at >= text.length) return conditions
    const [and] = /^\s+AND\s+/i.exec(text.slice(at)) ?? []
    if (and === undefined) throw refuseInternally(`offset ${at}: wanted AND`)
    at += and.length
  }
}

/** Whether all conditions hold; one holds when any of its tag's values fulfils it. */
export function matches(conditions: Condition[], values: EventValues): boolean {
  return conditions.every(({ tag, operator, operand }) =>
    (values.get(tag) ?? []).some((value) => holds(value, operator, operand)),
  )
}

const condition =
  /^\s*([A-Za-z_][\w./-]*)\s*(?:(EXISTS)\b|(<=|>=|=|<|>|CONTAINS\b)\s*('([^']*)'|(?:TIME\s+|DATE\s+)?(-?[\d][\w.:+-]*)))/i

function holds(value: string, operator: Operator, operand: string): boolean {
  switch (operator) {
    case 'EXISTS':
      return true
    case '=':
      return value === operand
    case 'CONTAINS':
      return value.includes(operand)
    default:
      return compares(compareNumbers(value, operand), operator)
  }
}

/** Numbers of any length, with or without a fraction; undefined for what is no number. */
function compareNumbers(a: string, b: string): number | undefined {
  if (/^-?\d+$/.test(a) && /^-?\d+$/.test(b)) {
    const difference = BigInt(a) - BigInt(b)
    return difference === 0n ? 0 : difference < 0n ? -1 : 1
  }
  const difference = Number(a) - Number(b)
  return Number.isNaN(difference) ? undefined : Math.sign(difference)
}

function compares(order: number | undefined, operator: Operator): boolean {
  if (order === undefined) return false
  if (order === 0) return operator === '<=' || operator === '>='
  return order < 0 ? operator.startsWith('<') : operator.startsWith('>')
}

/** A node tells where it stopped reading: after the tag, where an operator should be. */
function unreadable(text: string, at: number) {
  const [tag = ''] = /^\s*[\w./-]*\s*/.exec(text.slice(at)) ?? []
  const place = at + tag.length
  const wanted =
    '<= operator, >= operator, < operator, > operator, = operator, CONTAINS operator or EXISTS operator'
  return refuseInternally(`offset ${place}: ${place >= text.length ? 'EOF' : `got tag, wanted ${wanted}`}`)
}
