import { accountOf } from '#src/decode/values/account.ts'
import { badChainData } from '@injsight/errors'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import { findAccount } from '#src/decode/values/account.ts'
import type { History } from '#src/state/history.ts'
import type { EventContext } from '../module.ts'
import { readFields } from '../read-fields.ts'
import {
  bridgeBatches,
  bridgeClaims,
  bridgeSteps,
  bridgeWithdrawals,
  claimKinds,
  stepKinds,
} from './history-tables.ts'

type Context = Omit<EventContext, 'run'>

export function noteWithdrawal(event: ChainEvent, history: History, context: Context): void {
  const told = readFields(event.object(), event.type)
  const { denom, amount } = told.coin('amount')
  history.append(bridgeWithdrawals, {
    ...placeOf(event, context),
    id: told.count('outgoing_tx_id'),
    sender: history.account(accountOf(told.text('sender'))),
    receiver: readEthereum(told.text('receiver')),
    denom: history.denom(denom),
    amount,
    fee: told.coin('bridge_fee').amount,
  })
}

export function noteBatch(event: ChainEvent, history: History, context: Context): void {
  const told = readFields(event.object(), event.type)
  const batch = {
    ...placeOf(event, context),
    nonce: told.count('batch_nonce'),
    timeout: told.count('batch_timeout'),
    orchestrator: history.account(accountOf(told.text('orchestrator_address'))),
  }
  for (const [at, withdrawal] of told.counts('batch_tx_ids').entries()) {
    history.append(bridgeBatches, { ...batch, at, withdrawal })
  }
}

export function noteClaim(kind: keyof typeof claimKinds) {
  return (event: ChainEvent, history: History, context: Context): void => {
    const told = readFields(event.object(), event.type)
    const receiver = kind === 'deposit' ? findAccount(told.text('cosmos_receiver')) : null
    history.append(bridgeClaims, {
      ...placeOf(event, context),
      kind: claimKinds[kind],
      nonce: told.count('event_nonce'),
      attestation: told.bytes('attestation_id'),
      ethereum_height: told.count('event_height'),
      orchestrator: history.account(accountOf(told.text('orchestrator_address'))),
      sender: kind === 'deposit' ? readEthereum(told.text('ethereum_sender')) : null,
      // Whoever deposits on Ethereum may name whatever they like.
      receiver: receiver === null ? null : history.account(receiver),
      token_contract: kind === 'valset' ? null : readEthereum(told.text('token_contract')),
      amount: kind === 'deposit' ? told.amount('amount') : null,
      data: kind === 'deposit' ? told.text('data') : null,
      batch: kind === 'withdrawal' ? told.count('batch_nonce') : null,
    })
  }
}

type Named = { subject: string; attestation?: string; account?: string }

/** @param named the attributes that say what it is about, and who did it */
export function noteStep(kind: keyof typeof stepKinds, { subject, attestation, account }: Named) {
  return (event: ChainEvent, history: History, context: Context): void => {
    const told = readFields(event.object(), event.type)
    history.append(bridgeSteps, {
      ...placeOf(event, context),
      kind: stepKinds[kind],
      subject: told.count(subject),
      attestation: attestation === undefined ? null : told.bytes(attestation),
      account: account === undefined ? null : history.account(accountOf(told.text(account))),
    })
  }
}

function placeOf({ ordinal: place }: ChainEvent, { block, tx }: Context) {
  return { height: block.height, place, tx_seq: tx?.sequence ?? null }
}

function readEthereum(text: string): Buffer {
  const [, digits] = /^(?:0x)?([0-9a-f]{40})$/i.exec(text) ?? []
  if (digits !== undefined) return Buffer.from(digits, 'hex')
  throw badChainData('ethereum.address', `"${text.slice(0, 80)}" is no address of Ethereum`)
}
