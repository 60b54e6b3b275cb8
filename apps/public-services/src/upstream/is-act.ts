const acts =
  /^\/(cosmos\.tx\.v1beta1\.Service\/BroadcastTx|injective_exchange_rpc\.InjectiveExchangeRPC\/(Prepare|Broadcast)\w+)$/

/** Whether a question changes something: it is asked once, and its answer is nobody else's. */
export function isAct(path: string): boolean {
  return acts.test(path)
}
