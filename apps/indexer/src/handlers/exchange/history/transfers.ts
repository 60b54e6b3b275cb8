import { historyTable } from '#src/state/tables.ts'
import { readDigits, readObject, readText, type Json } from '../../read-json.ts'
import { sequenceOf } from '../../sequence-of.ts'
import { noteExchange } from '../generations.ts'
import { readAccountAddress, readSubaccount } from '../read-values.ts'

/** Coins that went into subaccounts, out of them, and between them. */
export const subaccountTransfers = historyTable('subaccount_transfers', 'sequence', {
  seq: 'int8',
  ordinal: 'int4',
  sender: 'int8',
  from_subaccount: 'bytes?', // null: out of the sender's own balance
  recipient: 'int8',
  to_subaccount: 'bytes?', // null: into the recipient's own balance
  denom: 'int8',
  amount: 'amount',
})

export const transferNotes = [
  noteExchange('EventSubaccountDeposit', (event, history, context) => {
    const to = readSubaccount(event.json('subaccount_id'))
    const { denom, amount } = readCoin(event.json('amount'))
    history.append(subaccountTransfers, {
      seq: sequenceOf(context),
      ordinal: event.ordinal,
      sender: history.account(readAccountAddress(event.json('src_address'))),
      from_subaccount: null,
      recipient: history.account(to.account),
      to_subaccount: to.id,
      denom: history.denom(denom),
      amount,
    })
  }),
  noteExchange('EventSubaccountWithdraw', (event, history, context) => {
    const from = readSubaccount(event.json('subaccount_id'))
    const { denom, amount } = readCoin(event.json('amount'))
    history.append(subaccountTransfers, {
      seq: sequenceOf(context),
      ordinal: event.ordinal,
      sender: history.account(from.account),
      from_subaccount: from.id,
      recipient: history.account(readAccountAddress(event.json('dst_address'))),
      to_subaccount: null,
      denom: history.denom(denom),
      amount,
    })
  }),
  noteExchange('EventSubaccountBalanceTransfer', (event, history, context) => {
    const from = readSubaccount(event.json('src_subaccount_id'))
    const to = readSubaccount(event.json('dst_subaccount_id'))
    const { denom, amount } = readCoin(event.json('amount'))
    history.append(subaccountTransfers, {
      seq: sequenceOf(context),
      ordinal: event.ordinal,
      sender: history.account(from.account),
      from_subaccount: from.id,
      recipient: history.account(to.account),
      to_subaccount: to.id,
      denom: history.denom(denom),
      amount,
    })
  }),
].flat()

function readCoin(told: unknown): { denom: string; amount: bigint } {
  const coin: Json = readObject(told, 'coin')
  return { denom: readText(coin['denom'], 'denom'), amount: readDigits(coin['amount'], 'amount') }
}
