import { decodeHex, scaleDecimal } from '@injsight/chain'
import type { Setting } from '@injsight/runtime'
import { createFeePayer, isPrivateKey, type FeePayer } from './fee-payer.ts'

/** What a gateway pays for, and how much. */
export type Delegation = {
  payer: FeePayer
  /** For all accounts together, wei of inj a day of UTC. */
  budget: bigint
  /** For each account, the same. */
  perAccount: bigint
  /** Types of messages without their slash; one that ends in `*` stands for all that begin so. */
  messages: string[]
}

/** What is to be set of it. */
export const delegationSettings = {
  FEE_PAYER_KEY: {
    read: readKey,
    fallback: '',
    isSecret: true,
    sentence:
      'the private key, 64 hexadecimal digits, of the account that pays the fees of transactions that others sign; ' +
      'empty for none: such transactions are refused. All that can be lost by it is what the account holds',
  },
  FEE_PAYER_BUDGET: inj('how much INJ it pays in a day of UTC, for all accounts together', '1'),
  FEE_PAYER_PER_ACCOUNT: inj('how much INJ it pays in a day of UTC for one account', '0.01'),
  FEE_PAYER_MESSAGES: {
    read: readTypes,
    fallback:
      'cosmos.authz.v1beta1.*,cosmos.bank.v1beta1.MsgSend,cosmos.distribution.v1beta1.*,cosmos.gov.v1.MsgVote,' +
      'cosmos.gov.v1beta1.MsgVote,cosmos.staking.v1beta1.*,injective.exchange.*',
    sentence:
      'the types of messages that it pays for, parted by commas; * at an end stands for all that begin so',
  },
} satisfies Record<string, Setting<string>>

type Told = Record<keyof typeof delegationSettings, string>

/** What was set of it; undefined where there is no key. */
export function readDelegation(told: Told): Delegation | undefined {
  if (told.FEE_PAYER_KEY === '') return undefined
  return {
    payer: createFeePayer(decodeHex(told.FEE_PAYER_KEY)),
    budget: scaleDecimal(told.FEE_PAYER_BUDGET, 18),
    perAccount: scaleDecimal(told.FEE_PAYER_PER_ACCOUNT, 18),
    messages: told.FEE_PAYER_MESSAGES.split(','),
  }
}

function readKey(text: string): string {
  if (!/^(0x)?[0-9a-f]{64}$/i.test(text) || !isPrivateKey(decodeHex(text)))
    throw new Error('it must be a private key in 64 hexadecimal digits')
  return text
}

function inj(sentence: string, fallback: string): Setting<string> {
  return {
    read: (text) => {
      if (!/^\d{1,9}(\.\d{1,18})?$/.test(text)) throw new Error('it must be an amount of INJ such as 0.5')
      return text
    },
    fallback,
    sentence,
  }
}

function readTypes(text: string): string {
  const types = text.split(',').map((type) => type.trim())
  for (const type of types)
    if (!/^(\*|[a-z][\w.]*\*?)$/i.test(type))
      throw new Error(
        `"${type}" is no type of a message such as cosmos.bank.v1beta1.MsgSend or injective.exchange.*`,
      )
  return types.join(',')
}
