/**
 * A message type as words, from its name alone: what is shown where nobody has given it a title.
 *
 * @example splitTypeName('/injective.exchange.v2.MsgCreateSpotLimitOrder') // 'Create Spot Limit Order'
 */
export function splitTypeName(type: string): string {
  const name = type.split('.').at(-1) ?? type
  return name
    .replace(/^\/|^Msg(?=[A-Z0-9])/g, '')
    .replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ')
}
