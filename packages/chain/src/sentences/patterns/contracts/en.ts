export const contracts = {
  wasm: {
    store: '{sender} {failed, select, yes {tried to store} other {stored}} the code of a contract',
    storeAs: '{sender} {failed, select, yes {tried to store} other {stored}} the code {code}',
    instantiate:
      '{sender} {failed, select, yes {tried to start} other {started}} the contract {contract} from code {code}',
    call: '{sender} {failed, select, yes {tried to call} other {called}} {contract}',
    execute: '{sender} {failed, select, yes {tried to call} other {called}} {method} of {contract}',
    executeWithFunds:
      '{sender} {failed, select, yes {tried to call} other {called}} {method} of {contract} with {funds}',
    migrate: '{sender} {failed, select, yes {tried to move} other {moved}} {contract} to code {code}',
    updateAdmin:
      '{sender} {failed, select, yes {tried to make} other {made}} {admin} the admin of {contract}',
    clearAdmin:
      '{sender} {failed, select, yes {tried to leave} other {left}} {contract} without an admin, for good',
    relabel: '{sender} {failed, select, yes {tried to rename} other {renamed}} {contract} to “{label}”',
    restrict:
      '{sender} {failed, select, yes {tried to change} other {changed}} who may start contracts from code {code}',
    pin: '{authority} {failed, select, yes {tried to pin} other {pinned}} {count, plural, one {# code} other {# codes}} in memory',
    unpin:
      '{authority} {failed, select, yes {tried to unpin} other {unpinned}} {count, plural, one {# code} other {# codes}}',
  },
  cw20: {
    transfer:
      '{sender} {failed, select, yes {tried to send} other {sent}} {amount} {token} (CW20) to {recipient}',
    transferFrom:
      '{sender} {failed, select, yes {tried to send} other {sent}} {amount} {token} (CW20) of {owner} to {recipient}',
    mint: '{sender} {failed, select, yes {tried to mint} other {minted}} {amount} {token} (CW20) for {recipient}',
    burn: '{sender} {failed, select, yes {tried to burn} other {burned}} {amount} {token} (CW20)',
    burnFrom:
      '{sender} {failed, select, yes {tried to burn} other {burned}} {amount} {token} (CW20) that belonged to {owner}',
    allow:
      '{sender} {failed, select, yes {tried to let} other {let}} {spender} spend {amount} {token} (CW20) more for them',
    disallow:
      '{sender} {failed, select, yes {tried to let} other {let}} {spender} spend {amount} {token} (CW20) less for them',
  },
  /** Of contracts in Wasm and of the EVM alike. */
  nft: {
    send: '{sender} {failed, select, yes {tried to send} other {sent}} the NFT {id} of {contract} to {recipient}',
    mint: '{sender} {failed, select, yes {tried to mint} other {minted}} the NFT {id} of {contract} for {recipient}',
  },
  wasmx: {
    register:
      '{sender} {failed, select, yes {tried to register} other {registered}} {contract} to run in every block',
    update:
      '{sender} {failed, select, yes {tried to change} other {changed}} how {contract} runs in every block',
    activate:
      '{sender} {failed, select, yes {tried to switch} other {switched}} {contract} on, to run in every block',
    deactivate:
      '{sender} {failed, select, yes {tried to switch} other {switched}} {contract} off: it {failed, select, yes {would run} other {runs}} by itself no more',
  },
}
