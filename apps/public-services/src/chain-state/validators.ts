import { QueryClient as DistributionClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/distribution/v1beta1/query_pb.client'
import { QueryClient as SlashingClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/slashing/v1beta1/query_pb.client'
import { decodeAddress, encodeAddress, scaleDecimal } from '@injsight/chain'
import type { GetValidatorResponse, ListValidatorsResponse } from '@injsight/injsight-v1'
import type { Host } from '../upstream/host.ts'
import { wholeOf } from './pages.ts'
import type { Parameters } from './parameters.ts'
import { askDelegations } from './staking.ts'
import { toMs, toWholeCoins } from './values.ts'

type Chain = Pick<Host, 'transport'>

const mostValidators = 500

/** With what the chain counts of their missed blocks, and by which rules; a list without these says less. */
export async function addMissed(
  told: ListValidatorsResponse,
  { transport }: Chain,
  parameters: Parameters,
): Promise<ListValidatorsResponse> {
  const [infos, rules] = await Promise.all([
    new SlashingClient(transport).signingInfos({ pagination: wholeOf(mostValidators) }).response.then(
      ({ info }) => info,
      () => [],
    ),
    readRules(parameters),
  ])
  const byAddress = new Map(infos.map((info) => [info.address, info]))
  const validators = told.validators.map((one) => {
    const info = byAddress.get(one.consensus)
    if (info === undefined) return one
    const { missedBlocksCounter: missedInWindow, tombstoned, jailedUntil } = info
    return { ...one, missedInWindow, tombstoned, jailedUntil: atLeast0(toMs(jailedUntil)) }
  })
  return { ...told, ...rules, validators }
}

/** The chain writes "never" as a time before 1970. */
const atLeast0 = (time: bigint) => (time > 0n ? time : 0n)

const places = 18

async function readRules(parameters: Parameters) {
  const [slashing, staking] = await Promise.all([parameters.of('slashing'), parameters.of('staking')]).catch(
    () => [new Map<string, unknown>(), new Map<string, unknown>()],
  )
  const window = BigInt(wholeIn(slashing?.get('signed_blocks_window')))
  const least = slashing?.get('min_signed_per_window')
  // As the chain does: who has to sign at least so many, to the nearest whole one, may miss the others.
  const half = 10n ** BigInt(places) / 2n
  const signed =
    typeof least === 'string' ? (window * scaleDecimal(least, places) + half) / 10n ** BigInt(places) : window
  return {
    window,
    mostMissed: window - signed,
    mostValidators: BigInt(wholeIn(staking?.get('max_validators'))),
  }
}

function wholeIn(value: unknown): string {
  return /^\d{1,18}$/.test(String(value)) ? String(value) : '0'
}

/** With what it earned and has of its own; of whom the chain doesn't tell it, it is unknown. */
export async function addEarnings(
  told: GetValidatorResponse,
  { transport }: Chain,
): Promise<GetValidatorResponse> {
  const { validator } = told
  if (validator === undefined) return told
  const distribution = new DistributionClient(transport)
  const asked = { validatorAddress: validator.operator }
  const own = encodeAddress('inj', decodeAddress(validator.operator).bytes)
  const [earned, selfBond] = await Promise.all([
    Promise.all([
      distribution.validatorOutstandingRewards(asked).response,
      distribution.validatorCommission(asked).response,
    ]).catch(() => undefined),
    askDelegations({ transport }, own).then(
      (stakes) => stakes.find((one) => one.validator === validator.operator)?.amount ?? '0',
      () => '',
    ),
  ])
  const withOwn = { ...told, validator: { ...validator, selfBond } }
  if (earned === undefined) return { ...withOwn, unknown: [...told.unknown, 'rewards'] }
  const [{ rewards }, { commission }] = earned
  return {
    ...withOwn,
    rewards: toWholeCoins(rewards?.rewards ?? []),
    commission: toWholeCoins(commission?.commission ?? []),
  }
}
