import { oneOf, port, url, wholeNumber } from '@injsight/runtime'

/** What can be set of an indexer. */
export const settings = {
  NODE_URL: url("the node's CometBFT RPC", { fallback: 'http://127.0.0.1:26657' }),
  DATABASE_URL: url('the PostgreSQL database of the index, postgres://user:password@host/database', {
    protocols: ['postgres:', 'postgresql:'],
  }),
  INDEXER_PORT: port('where the indexer answers', 4000),
  FROM: wholeNumber("the first height of a new index; 0 for the node's first", { fallback: 0 }),
  LOG_LEVEL: oneOf('how much is logged', ['debug', 'info', 'warn', 'error'], 'info'),
}
