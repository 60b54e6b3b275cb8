import { drainSeconds, oneOf, port, text, url, urls, wholeNumber } from '@injsight/runtime'
import { delegationSettings } from './delegation/settings.ts'

/** What can be set of an indexer. */
export const settings = {
  NODE_URL: url("the node's CometBFT RPC", { fallback: 'http://127.0.0.1:26657' }),
  DATABASE_URL: {
    ...url('the PostgreSQL database of the index, postgres://user:password@host/database', {
      protocols: ['postgres:', 'postgresql:'],
    }),
    isSecret: true,
  },
  KEY_SALT: {
    ...text(
      'what keys of a new index are mixed with, for indexes that shall be alike to the last row; empty for something random, which the index remembers',
      '',
    ),
    isSecret: true,
  },
  READ_DATABASE_URLS: urls(
    'standbys of that database, with commas between their URLs: those that have what it has announced answer in its place; empty for none',
    { protocols: ['postgres:', 'postgresql:'] },
  ),
  EVM_URL: url(
    "a node's Ethereum JSON-RPC, which is asked for the state of the EVM; empty for none: such questions are refused",
    { fallback: '' },
  ),
  INDEXER_PORT: port('where the indexer answers', 4000),
  DRAIN_SECONDS: drainSeconds,
  FROM: wholeNumber(
    "the first height of a new index, or of one that is filled back; 0 for the node's first",
    {
      fallback: 0,
    },
  ),
  TO: wholeNumber('the last height that is indexed; 0 to follow the chain', { fallback: 0 }),
  BACKFILL: oneOf(
    'whether the head is followed at once, and older blocks are filled in below',
    ['yes', 'no'],
    'no',
  ),
  KEEP_DAYS: wholeNumber('how many days of blocks are kept, at least; 0 for all', { fallback: 0 }),
  STATE_QUESTIONS_PER_SECOND: wholeNumber(
    "how many questions a second the node is asked at most for the chain's state, where an index begins later than its chain; 0 for as many as it answers",
    { fallback: 0 },
  ),
  TOKEN_LIST: text(
    "a file of the tokens that somebody vouches for, as Injective's token lists are; empty for none: then nothing but what the chain itself made is verified",
    '',
  ),
  SOLIDITY_COMPILERS: text(
    'a folder of more compilers of Solidity that sources of contracts may be verified with, as solc-bin has them (soljson-v0.8.19+commit.7dd6d404.js); empty for none but the one that is installed',
    '',
  ),
  ...delegationSettings,
  LOG_LEVEL: oneOf('how much is logged', ['debug', 'info', 'warn', 'error'], 'info'),
}
