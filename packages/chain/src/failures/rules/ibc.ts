import { identifier, listRules, rule } from '../rule.ts'

const channel = /channel ID[: (]+([\w-]+)/

/** Between chains: transfers, the channels that they take, and the relayers who carry them. */
export const ibcRules = {
  ...listRules('transfer', {
    2: 'packet.late',
    3: 'denom.invalid',
    5: 'coins.invalid',
    6: 'denom.none',
    7: 'feature.off',
    8: 'feature.off',
    11: rule('memo.long', /exceed/),
  }),
  ...listRules('channel', {
    3: rule('channel.none', channel, ([, id]) => ({ channel: identifier(id) })),
    5: 'channel.closed',
    14: 'packet.late',
    19: 'packet.done',
    20: 'packet.done',
    21: 'packet.order',
    22: 'packet.done',
    23: 'packet.done',
    26: 'packet.late',
    39: 'packet.early',
    40: 'packet.late',
    41: rule('channel.unpruned', channel, ([, id]) => ({ channel: identifier(id) })),
  }),
  ...listRules('feeibc', {
    9: [rule('channel.noFees', channel, ([, id]) => ({ channel: identifier(id) })), 'channel.noFeesHere'],
  }),
  ...listRules('connection', { 6: 'connection.state' }),
  ...listRules('client', {
    5: 'client.inactive',
    7: 'client.behind',
    16: 'proof.wrong',
    17: 'proof.wrong',
    18: 'proof.wrong',
    19: 'proof.wrong',
    20: 'proof.wrong',
    29: 'client.inactive',
    30: 'proof.wrong',
    31: 'proof.wrong',
  }),
}
