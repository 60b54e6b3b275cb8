const acts =
  /^\/(cosmos\.tx\.v1beta1\.Service\/BroadcastTx|injective_exchange_rpc\.InjectiveExchangeRPC\/(Prepare|Broadcast)\w+)$/
/** The same over REST, where only the verb tells it from a search for transactions. */
const broadcastOfRest = 'POST /cosmos/tx/v1beta1/txs'

/** Whether a question changes something: it is asked once, and its answer is nobody else's. */
export function isAct(path: string, verb = 'POST'): boolean {
  return acts.test(path) || `${verb} ${path}` === broadcastOfRest
}
