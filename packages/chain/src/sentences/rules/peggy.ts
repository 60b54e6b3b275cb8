import type { Fields } from '../fields.ts'
import { account, amount, count, denom, ethereum, identifier } from '../parts.ts'
import { rulesOf, tell, type RuleContext } from '../rule.ts'
import type { Part, SentenceKey } from '../sentence.ts'

export const peggy = rulesOf('injective.peggy.v1', {
  MsgSendToEth: send,
  MsgCancelSendToEth: cancel,
  MsgRequestBatch: requestBatch,
  MsgConfirmBatch: numbered('peggy.confirmBatch', 'nonce'),
  MsgValsetConfirm: numbered('peggy.confirmValidators', 'nonce'),
  MsgDepositClaim: claimDeposit,
  MsgWithdrawClaim: numbered('peggy.claimWithdrawal', 'batch_nonce'),
  MsgERC20DeployedClaim: claimToken,
  MsgValsetUpdatedClaim: numbered('peggy.claimValidators', 'valset_nonce'),
  MsgSetOrchestratorAddresses: setOrchestrator,
  MsgBlacklistEthereumAddresses: blacklist('peggy.block'),
  MsgRevokeEthereumBlacklist: blacklist('peggy.unblock'),
  MsgCreateRateLimit: (message, context) =>
    tell('peggy.limit', context, { authority: account(message.text('authority')), ...limitOf(message) }),
  MsgUpdateRateLimit: (message, context) =>
    tell('peggy.limit', context, { authority: account(message.text('authority')), ...limitOf(message) }),
  MsgRemoveRateLimit: (message, context) =>
    tell('peggy.unlimit', context, {
      authority: account(message.text('authority')),
      denom: denom(denomOfBridged(message.text('token_address'))),
    }),
})

function send(message: Fields, context: RuleContext) {
  return tell('peggy.send', context, {
    sender: account(message.text('sender')),
    amount: amount(message.coin('amount')),
    recipient: ethereum(message.text('eth_dest')),
  })
}

function cancel(message: Fields, context: RuleContext) {
  return tell('peggy.cancel', context, {
    sender: account(message.text('sender')),
    number: identifier(message.text('transaction_id')),
  })
}

function requestBatch(message: Fields, context: RuleContext) {
  return tell('peggy.requestBatch', context, {
    orchestrator: account(message.text('orchestrator')),
    denom: denom(message.text('denom')),
  })
}

function numbered(key: SentenceKey, field: string) {
  return (message: Fields, context: RuleContext) =>
    tell(key, context, {
      orchestrator: account(message.text('orchestrator')),
      number: identifier(message.text(field)),
    })
}

function claimDeposit(message: Fields, context: RuleContext) {
  const deposited = { denom: denomOfBridged(message.text('token_contract')), amount: message.text('amount') }
  return tell('peggy.claimDeposit', context, {
    orchestrator: account(message.text('orchestrator')),
    amount: amount(deposited),
    sender: ethereum(message.text('ethereum_sender')),
    receiver: account(message.text('cosmos_receiver')),
  })
}

// INJ is an ERC-20 on Ethereum, but the chain's own coin here.
const injOnEthereum = '0xe28b3b32b6c345a34ff64674606124dd5aceca30'

/**
 * What a token of Ethereum is called on this chain.
 *
 * @example denomOfBridged('0xdAC17F958D2ee523a2206206994597C13D831ec7') // 'peggy0xdAC17F958D2ee523a2206206994597C13D831ec7'
 */
export function denomOfBridged(token: string): string {
  return token.toLowerCase() === injOnEthereum ? 'inj' : `peggy${token}`
}

/** What may cross the bridge of a token, and in how many blocks; a change names only what is new. */
export function limitOf(message: Fields): Record<'denom' | 'limit' | 'count', Part> {
  const limit = message.findText('rate_limit_usd') ?? message.text('new_rate_limit_usd')
  const blocks = message.findText('rate_limit_window') ?? message.text('new_rate_limit_window')
  return {
    denom: denom(denomOfBridged(message.text('token_address'))),
    limit: { kind: 'price', value: limit, symbol: 'USD' },
    count: count(Number(blocks)),
  }
}

function claimToken(message: Fields, context: RuleContext) {
  return tell('peggy.claimToken', context, {
    orchestrator: account(message.text('orchestrator')),
    denom: denom(message.text('cosmos_denom')),
    contract: ethereum(message.text('token_contract')),
  })
}

function setOrchestrator(message: Fields, context: RuleContext) {
  const [sender, orchestrator] = [message.text('sender'), message.text('orchestrator')]
  const parts = { sender: account(sender), address: ethereum(message.text('eth_address')) }
  if (sender === orchestrator) return tell('peggy.watch', context, parts)
  return tell('peggy.setOrchestrator', context, { ...parts, orchestrator: account(orchestrator) })
}

function blacklist(key: SentenceKey) {
  return (message: Fields, context: RuleContext) =>
    tell(key, context, {
      signer: account(message.text('signer')),
      count: count(message.texts('blacklist_addresses').length),
    })
}
