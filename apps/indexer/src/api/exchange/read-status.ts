import { invalidInput } from '@injsight/errors'
import { toSnakeCase } from './names.ts'

const statuses = ['active', 'paused', 'force_paused', 'suspended', 'demolished', 'expired', 'unspecified']

/**
 * Which markets have one of the statuses that are asked for; all where none is.
 *
 * @throws Fault `invalid-input`
 */
export function hasStatus({
  marketStatus,
  marketStatuses = [],
}: {
  marketStatus: string
  marketStatuses?: string[]
}): (market: { status: string }) => boolean {
  const asked = [marketStatus, ...marketStatuses].map((one) => one.toLowerCase()).filter((one) => one !== '')
  const wrong = asked.find((one) => !statuses.includes(one))
  if (wrong !== undefined)
    throw invalidInput('market.status', `"${wrong.slice(0, 40)}" is none of ${statuses.join(', ')}`)
  return ({ status }) => asked.length === 0 || asked.includes(toSnakeCase(status))
}
