export const evm = {
  evm: {
    transact: '{sender} {failed, select, yes {tried to make} other {made}} an Ethereum transaction',
    create: '{sender} {failed, select, yes {tried to create} other {created}} an EVM contract',
    createAt: '{sender} {failed, select, yes {tried to create} other {created}} the EVM contract {contract}',
    createAtWithValue:
      '{sender} {failed, select, yes {tried to create} other {created}} the EVM contract {contract} and {failed, select, yes {to give} other {gave}} it {amount}',
    sendData:
      '{sender} {failed, select, yes {tried to send} other {sent}} {count, plural, one {# byte} other {# bytes}} of data to {recipient} by EVM',
    sendDataWithValue:
      '{sender} {failed, select, yes {tried to send} other {sent}} {amount} with {count, plural, one {# byte} other {# bytes}} of data to {recipient} by EVM',
    call: '{sender} {failed, select, yes {tried to call} other {called}} {method} of the EVM contract {contract}',
    callWithValue:
      '{sender} {failed, select, yes {tried to call} other {called}} {method} of the EVM contract {contract} with {amount}',
    guess:
      '{sender} {failed, select, yes {tried to call} other {called}} the EVM contract {contract}; it looks like {method}',
    guessWithValue:
      '{sender} {failed, select, yes {tried to call} other {called}} the EVM contract {contract} with {amount}; it looks like {method}',
    moved: '{sentence}; {move}',
    movedMore: '{sentence}; {move}, and more',
  },
  erc20: {
    pair: '{sender} {failed, select, yes {tried to pair} other {paired}} {denom} with {contract}',
    unpair: '{sender} {failed, select, yes {tried to remove} other {removed}} the ERC-20 twin of {denom}',
    makePair:
      '{sender} {failed, select, yes {tried to have} other {had}} an ERC-20 contract made for {denom}',
    makePairAt:
      '{sender} {failed, select, yes {tried to have} other {had}} the ERC-20 contract {contract} made for {denom}',
    transferFrom:
      '{sender} {failed, select, yes {tried to send} other {sent}} {amount} of {owner} to {recipient}',
    approve: '{sender} {failed, select, yes {tried to let} other {let}} {spender} spend {amount} for them',
    approveAll:
      '{sender} {failed, select, yes {tried to let} other {let}} {spender} spend {token} for them without limit',
    revoke:
      '{sender} {failed, select, yes {tried to let} other {let}} {spender} spend no more {token} for them',
    allowMore:
      '{sender} {failed, select, yes {tried to let} other {let}} {spender} spend {amount} more for them',
    allowLess:
      '{sender} {failed, select, yes {tried to let} other {let}} {spender} spend {amount} less for them',
    wrap: '{sender} {failed, select, yes {tried to wrap} other {wrapped}} {amount} as {token}',
    unwrap: '{sender} {failed, select, yes {tried to unwrap} other {unwrapped}} {amount}',
  },
  erc721: {
    sendOf:
      '{sender} {failed, select, yes {tried to send} other {sent}} the NFT {id} of {contract} from {owner} to {recipient}',
    approve:
      '{sender} {failed, select, yes {tried to let} other {let}} {spender} move the NFT {id} of {contract}',
    revoke:
      '{sender} {failed, select, yes {tried to let} other {let}} nobody else move the NFT {id} of {contract}',
    approveAll:
      '{sender} {failed, select, yes {tried to let} other {let}} {spender} move all their NFTs of {contract}',
    revokeAll:
      '{sender} {failed, select, yes {tried to let} other {let}} {spender} move none of their NFTs of {contract} any more',
    burn: '{sender} {failed, select, yes {tried to burn} other {burned}} the NFT {id} of {contract}',
  },
  erc1155: {
    send: '{sender} {failed, select, yes {tried to send} other {sent}} {amount} of the NFT {id} of {contract} to {recipient}',
    mint: '{sender} {failed, select, yes {tried to mint} other {minted}} {amount} of the NFT {id} of {contract} for {recipient}',
    burn: '{sender} {failed, select, yes {tried to burn} other {burned}} {amount} of the NFT {id} of {contract}',
  },
}
