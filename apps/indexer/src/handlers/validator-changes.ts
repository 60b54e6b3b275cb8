import { MsgUnjail } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/slashing/v1beta1/tx_pb.js'
import {
  MsgCreateValidator,
  MsgEditValidator,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/staking/v1beta1/tx_pb.js'
import { accountOf } from '#src/decode/values/account.ts'
import { toStorable } from '#src/decode/values/storable.ts'
import type { History } from '#src/state/history.ts'
import { historyTable, type HistoryRow } from '#src/state/tables.ts'
import { noteMessage, type MessageContext, type Module } from './module.ts'
import { sequenceOf } from './sequence-of.ts'

/** What validators said of themselves and when: null where a change left it as it was. */
export const validatorChanges = historyTable('validator_changes', 'sequence', {
  seq: 'int8',
  operator: 'int8',
  kind: 'int4',
  moniker: 'text?',
  identity: 'text?',
  website: 'text?',
  security_contact: 'text?',
  details: 'text?',
  commission_rate: 'decimal?',
  min_self_delegation: 'amount?',
})

/** The order never changes: the places are stored. */
export const changeKinds = ['created', 'edited', 'unjailed'] as const

export const validatorHistory: NonNullable<Module['history']> = {
  tables: [validatorChanges],
  messages: [
    noteMessage(MsgCreateValidator, ({ validatorAddress, description, ...terms }, history, context) =>
      append(history, context, 'created', validatorAddress, {
        ...wordsOf(description),
        commission_rate: wholeOf(terms.commission?.rate),
        min_self_delegation: wholeOf(terms.minSelfDelegation),
      }),
    ),
    noteMessage(MsgEditValidator, ({ validatorAddress, description, ...terms }, history, context) =>
      append(history, context, 'edited', validatorAddress, {
        ...wordsOf(description),
        commission_rate: wholeOf(terms.commissionRate),
        min_self_delegation: wholeOf(terms.minSelfDelegation),
      }),
    ),
    noteMessage(MsgUnjail, ({ validatorAddr }, history, context) =>
      append(history, context, 'unjailed', validatorAddr, {
        ...wordsOf(undefined),
        commission_rate: null,
        min_self_delegation: null,
      }),
    ),
  ],
}

type Said = Omit<HistoryRow<typeof validatorChanges>, 'seq' | 'operator' | 'kind'>

function append(
  history: History,
  context: MessageContext,
  kind: (typeof changeKinds)[number],
  operator: string,
  said: Said,
): void {
  history.append(validatorChanges, {
    seq: sequenceOf(context),
    operator: history.account(accountOf(operator)),
    kind: changeKinds.indexOf(kind),
    ...said,
  })
}

/** What the chain takes for "leave as it is". */
export const unchanged = '[do-not-modify]'

type Description = Record<'moniker' | 'identity' | 'website' | 'securityContact' | 'details', string>

function wordsOf(description: Description | undefined) {
  const said = (text: string | undefined) =>
    text === undefined || text === unchanged ? null : toStorable(text)
  return {
    moniker: said(description?.moniker),
    identity: said(description?.identity),
    website: said(description?.website),
    security_contact: said(description?.securityContact),
    details: said(description?.details),
  }
}

function wholeOf(text: string | undefined): bigint | null {
  return text === undefined || text === '' ? null : BigInt(text)
}
