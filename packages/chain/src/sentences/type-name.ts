/**
 * The module and the name that a type URL holds, without version and without "Msg".
 *
 * @example splitType('/injective.exchange.v2.MsgDeposit') // { module: 'exchange', name: 'Deposit' }
 * @example splitType('/ibc.core.channel.v1.MsgTimeout') // { module: 'channel', name: 'Timeout' }
 */
export function splitType(type: string): { module: string; name: string } {
  const words = type.replace(/^\//, '').split('.')
  const module = words.slice(1, -1).find((word) => word !== 'core' && word !== 'applications')
  return { module: module ?? '', name: (words.at(-1) ?? '').replace(/^Msg(?=[A-Z0-9])/, '') }
}
