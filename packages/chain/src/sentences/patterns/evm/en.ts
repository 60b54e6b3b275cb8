export const evm = {
  evm: {
    transact: '{sender} {failed, select, yes {tried to make} other {made}} an Ethereum transaction',
    create: '{sender} {failed, select, yes {tried to create} other {created}} an EVM contract',
    send: '{sender} {failed, select, yes {tried to send} other {sent}} {amount} to {recipient} by EVM',
    call: '{sender} {failed, select, yes {tried to call} other {called}} {method} of the EVM contract {contract}',
    callWithValue:
      '{sender} {failed, select, yes {tried to call} other {called}} {method} of the EVM contract {contract} with {amount}',
  },
}
