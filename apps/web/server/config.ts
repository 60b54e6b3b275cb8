import { oneOf, port, url } from '@injsight/runtime'

/** What can be set of the site. */
export const settings = {
  INDEXER_URL: url('the index that the site asks', { fallback: 'http://127.0.0.1:4000' }),
  CHAIN_URL: url("who answers the chain's own queries; the index unless it is set", { fallback: '' }),
  WEB_PORT: port('where the site answers', 3000),
  PUBLIC_URL: url("the site's own address as visitors know it; that of their requests unless it is set", {
    fallback: '',
  }),
  MAINTENANCE: oneOf('whether visitors are told to come back later', ['yes', 'no'], 'no'),
  LOG_LEVEL: oneOf('how much is logged', ['debug', 'info', 'warn', 'error'], 'info'),
}
