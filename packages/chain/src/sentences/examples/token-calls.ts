import { example, type Example } from '../testing/example.ts'
import { alice, bob, carol, rainbow } from '../testing/world.ts'

const contracts = {
  find: () => ({ label: 'Rainbow token', token: { symbol: 'RNBW', decimals: 6 } }),
}
const plain = { find: () => ({ label: 'Postcards' }) }

/** Calls of contracts that keep tokens. */
export const tokenCallExamples: Example[] = [
  call('alice sent 1.5 RNBW (CW20) to bob', { transfer: { recipient: bob, amount: '1500000' } }),
  call('alice sent 1,500 RNBW (CW20) to bob', { send: { contract: bob, amount: '1500000000', msg: '' } }),
  call('alice sent 1.5 RNBW (CW20) of carol to bob', {
    transfer_from: { owner: carol, recipient: bob, amount: '1500000' },
  }),
  call('alice minted 1.5 RNBW (CW20) for bob', { mint: { recipient: bob, amount: '1500000' } }),
  call('alice burned 1.5 RNBW (CW20)', { burn: { amount: '1500000' } }),
  call('alice burned 1.5 RNBW (CW20) that belonged to bob', { burn_from: { owner: bob, amount: '1500000' } }),
  call('alice let bob spend 1.5 RNBW (CW20) more for them', {
    increase_allowance: { spender: bob, amount: '1500000' },
  }),
  call('alice let bob spend 1.5 RNBW (CW20) less for them', {
    decrease_allowance: { spender: bob, amount: '1500000' },
  }),
  call(
    'alice sent the NFT 7 of Postcards to bob',
    { transfer_nft: { recipient: bob, token_id: '7' } },
    plain,
  ),
  call('alice minted the NFT 7 of Postcards for bob', { mint: { owner: bob, token_id: '7' } }, plain),
  // What only looks like a token's call is told as any other.
  call('alice called transfer of Postcards', { transfer: { recipient: bob, amount: '1500000' } }, plain),
  call('alice called transfer of Rainbow token', { transfer: { recipient: bob, amount: 'many' } }),
]

function call(says: string, msg: object, known: typeof contracts | typeof plain = contracts): Example {
  const value = { sender: alice, contract: rainbow, msg, funds: [] }
  return example(says, '/cosmwasm.wasm.v1.MsgExecuteContract', value, { contracts: known })
}
