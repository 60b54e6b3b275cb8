import type { FailurePatterns, StepPatterns } from './messages/en.ts'

type Keys = readonly (keyof FailurePatterns)[]

/** What may be done after a failure. Where nothing is of use, nothing is said. */
const failuresOf: Record<keyof StepPatterns, Keys> = {
  addFunds: ['funds.short', 'funds.insufficient', 'grant.limit'],
  askAllowed: [
    'access.denied',
    'admin.only',
    'feed.admin',
    'grant.expired',
    'grant.market',
    'grant.none',
    'signer.unauthorized',
  ],
  askManager: ['restricted.off', 'restricted.receive', 'restricted.send', 'token.restricted'],
  askVote: ['admin.none', 'authority.only', 'oracle.bandOff', 'oracle.pythOff'],
  bidNow: ['bid.round'],
  changeAmount: ['coins.invalid', 'coins.zero', 'redelegation.tiny', 'stake.more'],
  changeOrder: [
    'batch.invalid',
    'margin.high',
    'margin.invalid',
    'notional.low',
    'notional.lowBy',
    'order.direction',
    'order.idInvalid',
    'order.idTaken',
    'order.postOnly',
    'order.type',
    'position.small',
    'price.bankruptcy',
    'price.tick',
    'price.tickBy',
    'quantity.tick',
    'trigger.invalid',
  ],
  changePrice: ['liquidity.none', 'liquidity.worst'],
  checkAddress: ['account.unknown', 'address.invalid', 'receiver.blocked'],
  checkCall: ['contract.refused'],
  checkCode: ['code.invalid'],
  checkName: [
    'bridge.unknown',
    'channel.none',
    'contract.none',
    'denom.none',
    'insurance.none',
    'invariant.none',
    'market.none',
    'proposal.none',
    'subaccount.invalid',
    'validator.none',
  ],
  checkOpen: ['proposal.closed', 'vote.closed'],
  claimInOrder: ['claim.order'],
  deposit: ['deposits.short', 'deposits.shortBy'],
  fixCall: ['contract.missingField', 'contract.unknownField', 'contract.unknownMethod'],
  leaveDecimals: ['metadata.decimals'],
  nothing: [
    'allowance.exists',
    'allowance.none',
    'bridge.duplicate',
    'commission.none',
    'jail.none',
    'mempool.known',
    'rewards.optedOut',
    'voucher.none',
  ],
  payInQuote: ['insurance.denom'],
  proposeAsGov: ['proposal.signer'],
  raiseBid: ['bid.low'],
  raiseDeposit: ['deposit.small'],
  raiseFee: ['fee.low'],
  raiseGas: ['gas.out'],
  raiseMargin: ['margin.low', 'margin.lowBy'],
  refresh: ['order.none', 'position.none'],
  sendAgain: ['chain.wrong', 'sequence.wrong', 'signature.wrong', 'signatures.none', 'transaction.late'],
  signForBridge: ['signature.bridge'],
  takeLess: ['withdrawal.short'],
  useFund: ['insurance.exists'],
  useMarket: ['market.exists'],
  useOther: ['account.exists', 'denom.exists', 'denom.invalid', 'redelegation.same', 'validator.keyTaken'],
  wait: [
    'chain.postOnly',
    'commission.often',
    'feature.off',
    'jail.early',
    'mempool.full',
    'orderMarket.exists',
    'position.healthy',
    'position.healthyLong',
    'position.healthyShort',
    'redelegation.again',
    'redelegation.many',
    'unbonding.many',
  ],
}

const steps = new Map(
  Object.entries(failuresOf).flatMap(([step, failures]) =>
    failures.map((failure) => [failure, step as keyof StepPatterns] as const),
  ),
)

/** What may be done after a failure; undefined where nothing is of use. */
export function findStep(failure: keyof FailurePatterns): keyof StepPatterns | undefined {
  return steps.get(failure)
}
