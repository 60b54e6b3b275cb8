import type { Field, FieldValue } from './fields.server.ts'

/** Whether a message of the exchange has numbers that are told in whole units, with what was sent as their titles. */
export function isCounted(type: string, fields: readonly Field[]): boolean {
  return type.startsWith('/injective.exchange.v1beta1.') && hasNumber(fields)
}

function hasNumber(fields: readonly Field[]): boolean {
  return fields.some(({ value }) => isNumber(value))
}

function isNumber(value: FieldValue): boolean {
  if (Array.isArray(value)) {
    return value.some((one) => typeof one !== 'string' && one.look === 'number' && one.title !== undefined)
  }
  if ('fields' in value) return hasNumber(value.fields)
  return 'list' in value && value.list.some(isNumber)
}
