import type { ModuleName } from '@injsight/chain'

type Reasons = { minted?: string; burned?: string }

const slashed = { burned: 'stake of a validator that was punished' }

const reasons: Partial<Record<ModuleName, Reasons>> = {
  mint: { minted: 'inflation: new coins for those who stake' },
  peggy: { minted: 'came over the bridge from Ethereum', burned: 'leaves over the bridge to Ethereum' },
  transfer: { minted: 'came from another chain', burned: 'went back to the chain that it came from' },
  tokenfactory: {
    minted: 'minted by the authority of the token',
    burned: 'burned by the authority of the token',
  },
  insurance: {
    minted: 'shares in an insurance fund',
    burned: 'shares in an insurance fund that were redeemed',
  },
  auction: { burned: 'the winning bid of an auction' },
  gov: { burned: 'deposits of a proposal that lost them' },
  bonded_tokens_pool: slashed,
  not_bonded_tokens_pool: slashed,
  erc20: { minted: 'came from an ERC-20 contract', burned: 'went to an ERC-20 contract' },
  evm: { minted: 'moved by the EVM', burned: 'moved by the EVM' },
}

/** Why a module mints or burns, in words; empty when nobody has said it. */
export function reasonOf(module: ModuleName | undefined, minted: bigint): string {
  const known = module && reasons[module]
  return (minted > 0n ? known?.minted : known?.burned) ?? ''
}
