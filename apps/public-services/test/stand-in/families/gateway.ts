import { get, json, routes } from '../family.ts'

/** The gateway of Ethereum wallets, which is asked for its health alone. */
export const gateway = routes(
  get('/api/health/v1/status', { answer: () => json({ s: 'ok', errmsg: '', status: 'ok', data: {} }) }),
)
