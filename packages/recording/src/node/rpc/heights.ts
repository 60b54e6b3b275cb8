import type { Chain } from './method.ts'
import { readInteger, type Parameters } from './parameters.ts'
import { refuseInternally } from './refuse.ts'

/** The height that was asked for, the head when none was. @throws Fault in the words that a node has for heights */
export function readHeight(
  { recording: { facts }, head }: Chain,
  parameters: Parameters,
  name = 'height',
): bigint {
  const asked = readInteger(parameters, name)
  const latest = head.height()
  if (asked === undefined) return latest
  if (asked <= 0n) throw refuseInternally(`height must be greater than 0, but got ${asked}`)
  if (asked > latest) {
    throw refuseInternally(
      `height ${asked} must be less than or equal to the current blockchain height ${latest}`,
    )
  }
  if (asked < facts.from)
    throw refuseInternally(`height ${asked} is not available, lowest height is ${facts.from}`)
  return asked
}

/** The part of a list that is asked for. @throws Fault when there is no such page */
export function readPage(parameters: Parameters, total: number): { start: number; end: number } {
  const asked = Number(readInteger(parameters, 'per_page') ?? 30n)
  const size = asked < 1 ? 30 : Math.min(asked, 100)
  const pages = Math.max(1, Math.ceil(total / size))
  const page = Number(readInteger(parameters, 'page') ?? 1n)
  if (page < 1 || page > pages)
    throw refuseInternally(`page should be within [1, ${pages}] range, given ${page}`)
  return { start: (page - 1) * size, end: Math.min(total, page * size) }
}
