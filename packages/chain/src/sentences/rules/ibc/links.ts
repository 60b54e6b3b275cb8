import { findAttribute } from '../../events.ts'
import type { Fields } from '../../fields.ts'
import { account, amounts, channel, choice, identifier, party } from '../../parts.ts'
import { rulesOf, tell, type RuleContext } from '../../rule.ts'

export const ibcLinks = {
  ...rulesOf('ibc.core.client.v1', {
    MsgCreateClient: createClient,
    MsgUpdateClient: updateClient,
    MsgSubmitMisbehaviour: reportMisbehaviour,
  }),
  ...rulesOf('ibc.core.connection.v1', {
    MsgConnectionOpenInit: openConnection('init'),
    MsgConnectionOpenTry: openConnection('try'),
    MsgConnectionOpenAck: openConnection('ack'),
    MsgConnectionOpenConfirm: openConnection('confirm'),
  }),
  ...rulesOf('ibc.core.channel.v1', {
    MsgChannelOpenInit: openChannel('init'),
    MsgChannelOpenTry: openChannel('try'),
    MsgChannelOpenAck: openChannel('ack'),
    MsgChannelOpenConfirm: openChannel('confirm'),
    MsgChannelCloseInit: closeChannel,
    MsgChannelCloseConfirm: closeChannel,
    MsgPruneAcknowledgements: prune,
  }),
  ...rulesOf('ibc.applications.fee.v1', {
    MsgRegisterPayee: registerPayee,
    MsgRegisterCounterpartyPayee: registerPayee,
    MsgPayPacketFee: payFee,
  }),
}

function createClient(message: Fields, context: RuleContext) {
  return tell('ibc.createClient', context, {
    signer: account(message.text('signer')),
    network: identifier(message.object('client_state').text('chain_id')),
  })
}

function updateClient(message: Fields, context: RuleContext) {
  return tell('ibc.updateClient', context, clientParts(message))
}

function reportMisbehaviour(message: Fields, context: RuleContext) {
  return tell('ibc.reportMisbehaviour', context, clientParts(message))
}

function clientParts(message: Fields) {
  return { signer: account(message.text('signer')), client: identifier(message.text('client_id')) }
}

type Step = 'init' | 'try' | 'ack' | 'confirm'

// The first two steps happen where the connection has no number yet: it is given by the chain.
function openConnection(step: Step) {
  return (message: Fields, context: RuleContext) => {
    const id =
      message.findText('connection_id') ??
      findAttribute(context, `connection_open_${step}`, 'connection_id') ??
      message.findText('client_id')
    return tell('ibc.openConnection', context, {
      signer: account(message.text('signer')),
      step: choice(step),
      connection: identifier(id ?? ''),
    })
  }
}

function openChannel(step: Step) {
  return (message: Fields, context: RuleContext) => {
    const port = message.text('port_id')
    const id = message.findText('channel_id') ?? findAttribute(context, `channel_open_${step}`, 'channel_id')
    const parts = { signer: account(message.text('signer')), step: choice(step) }
    if (id === undefined) return tell('ibc.openNewChannel', context, { ...parts, port: identifier(port) })
    return tell('ibc.openChannel', context, { ...parts, channel: channel(port, id, context) })
  }
}

function closeChannel(message: Fields, context: RuleContext) {
  return tell('ibc.closeChannel', context, channelParts(message, context))
}

function prune(message: Fields, context: RuleContext) {
  return tell('ibc.prune', context, channelParts(message, context))
}

function channelParts(message: Fields, context: RuleContext) {
  return {
    signer: account(message.text('signer')),
    channel: channel(message.text('port_id'), message.text('channel_id'), context),
  }
}

function registerPayee(message: Fields, context: RuleContext) {
  return tell('ibc.registerPayee', context, {
    relayer: account(message.text('relayer')),
    payee: party(message.findText('payee') ?? message.text('counterparty_payee')),
    channel: channel(message.text('port_id'), message.text('channel_id'), context),
  })
}

// What is left when the packet comes too late isn't earned by whoever relays it.
function payFee(message: Fields, context: RuleContext) {
  const fee = message.object('fee')
  return tell('ibc.payFee', context, {
    amount: amounts([...fee.coins('recv_fee'), ...fee.coins('ack_fee')]),
    signer: account(message.text('signer')),
    channel: channel(message.text('source_port_id'), message.text('source_channel_id'), context),
  })
}
