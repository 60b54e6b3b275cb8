import { toSubaccount } from '@injsight/chain'
import type * as modules from '@injectivelabs/sdk-ts/core/modules'
import { everyKey, type FormName } from './shown-form.ts'

/** What was filled in. What a form doesn't ask for is empty. */
export type Filled = {
  /** Who acts, `inj1…`. */
  sender: string
  /** The key of what it is taken from, and of all that it could be. */
  from: string
  all: readonly string[]
  /** The key of where it goes; an account is `inj1…`. */
  to: string
  /** In the smallest unit. */
  coin: { denom: string; amount: string }
  /** What the form is about: a proposal. */
  about: string
}

type Build = (filled: Filled, messages: typeof modules) => modules.Msgs[]

/** The messages of a form. */
export async function buildMessages(form: FormName, filled: Filled): Promise<modules.Msgs[]> {
  return builders[form]?.(filled, await import('@injectivelabs/sdk-ts/core/modules')) ?? []
}

/** Forms with fields of their own make their messages themselves. */
const builders: Partial<Record<FormName, Build>> = {
  send: ({ sender, to, coin }, { MsgSend }) => [
    MsgSend.fromJSON({ srcInjectiveAddress: sender, dstInjectiveAddress: to, amount: coin }),
  ],
  delegate: ({ sender, to, coin }, { MsgDelegate }) => [
    MsgDelegate.fromJSON({ injectiveAddress: sender, validatorAddress: to, amount: coin }),
  ],
  undelegate: ({ sender, from, coin }, { MsgUndelegate }) => [
    MsgUndelegate.fromJSON({ injectiveAddress: sender, validatorAddress: from, amount: coin }),
  ],
  redelegate: ({ sender, from, to, coin }, { MsgBeginRedelegate }) => [
    MsgBeginRedelegate.fromJSON({
      injectiveAddress: sender,
      srcValidatorAddress: from,
      dstValidatorAddress: to,
      amount: coin,
    }),
  ],
  claim: ({ sender, from, all }, { MsgWithdrawDelegatorReward }) =>
    (from === everyKey ? all.filter((one) => one !== everyKey) : [from]).map((validator) =>
      MsgWithdrawDelegatorReward.fromJSON({ delegatorAddress: sender, validatorAddress: validator }),
    ),
  cancelUnbonding: ({ sender, from, coin }, { MsgCancelUnbondingDelegation }) => {
    const [validator = '', height = ''] = from.split(' ')
    const entry = { delegatorAddress: sender, validatorAddress: validator, creationHeight: height }
    return [MsgCancelUnbondingDelegation.fromJSON({ ...entry, amount: coin })]
  },
  vote: ({ sender, to, about }, { MsgVote }) => {
    const vote = { proposalId: Number(about), voter: sender, vote: options[to] ?? 0 }
    // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- the package keeps the names of its numbers to itself
    return [MsgVote.fromJSON(vote)]
  },
  deposit: ({ sender, about, coin }, { MsgGovDeposit }) => [
    MsgGovDeposit.fromJSON({ proposalId: Number(about), depositor: sender, amount: coin }),
  ],
  toSubaccount: ({ sender, to, coin }, { MsgDepositV2 }) => [
    MsgDepositV2.fromJSON({
      injectiveAddress: sender,
      subaccountId: toSubaccount(sender, Number(to)),
      amount: coin,
    }),
  ],
  fromSubaccount: ({ sender, from, coin }, { MsgWithdrawV2 }) => {
    const [subaccountId = ''] = from.split(' ')
    return [MsgWithdrawV2.fromJSON({ injectiveAddress: sender, subaccountId, amount: coin })]
  },
  revoke: ({ sender, from }, { MsgRevoke }) => {
    const [grantee = '', messageType = ''] = from.split(' ')
    return [MsgRevoke.fromJSON({ granter: sender, grantee, messageType })]
  },
  disallow: ({ sender, from }, { MsgRevokeAllowance }) => [
    MsgRevokeAllowance.fromJSON({ granter: sender, grantee: from }),
  ],
}

/** As the chain counts them; 0, which is none, it refuses. */
const options: Readonly<Record<string, number>> = { yes: 1, abstain: 2, no: 3, veto: 4 }
