import { count, flag, list, message, optional, such, text, texts, whole, type Of } from '../../define.ts'
import { Coin } from './coin.ts'
import { cursor, limit, next, smallest, unknown } from './of-account.ts'
import { ChangedRule } from '../trading/market-changes.ts'

const fraction = 'fraction of 1, decimal text'
const moment = 'milliseconds since 1970; 0 for none'

export type ProposalTally = Of<typeof ProposalTally>
export const ProposalTally = message('ProposalTally', 'how much stake voted how', {
  yes: text(1, smallest),
  abstain: text(2, smallest),
  no: text(3, smallest),
  noWithVeto: text(4, smallest),
})

export type ListedProposal = Of<typeof ListedProposal>
export const ListedProposal = message('ListedProposal', 'a proposal and how it stands', {
  id: whole(1, 'its number'),
  title: text(2, 'empty where events alone tell of it'),
  status: text(
    3,
    'deposit, voting, passed, rejected, failed; dropped for lack of a deposit, cancelled by its proposer',
  ),
  proposer: text(4, 'inj1… of who proposed it'),
  expedited: flag(5, 'true for one that is voted on faster'),
  types: texts(6, 'type URLs of what it would do, of old contents their own'),
  submitTime: whole(7, moment),
  depositEndTime: whole(8, moment),
  votingStartTime: whole(9, moment),
  votingEndTime: whole(10, moment),
  transactionHash: text(11, 'of what submitted it, upper-case hex; empty where not known'),
  submitHeight: whole(12, 'height of that block; 0 where not known'),
  endHeight: whole(13, 'height of the block that ended it; 0 for none'),
  deposit: list(14, 'all that was deposited; whole units', Coin),
  tally: optional(
    15,
    'final once voting has ended, of now until then; absent where not known',
    ProposalTally,
  ),
  failedReason: text(16, 'why it could not be carried out, in the words of the chain'),
})

export type ListProposalsRequest = Of<typeof ListProposalsRequest>
export const ListProposalsRequest = message('ListProposalsRequest', 'narrows the list, and names a page', {
  status: text(1, 'as of a proposal; empty for all'),
  cursor,
  limit,
})

export type ListProposalsResponse = Of<typeof ListProposalsResponse>
export const ListProposalsResponse = message('ListProposalsResponse', 'proposals', {
  proposals: list(1, 'the newest first', ListedProposal),
  next,
  unknown,
  denom: text(4, 'what is staked on this chain'),
})

export type ProposalMessage = Of<typeof ProposalMessage>
export const ProposalMessage = message('ProposalMessage', 'a thing that a proposal would do', {
  type: text(1, 'its type URL'),
  json: text(2, 'its fields, as the chain writes them in JSON'),
})

export type VoteOption = Of<typeof VoteOption>
export const VoteOption = message('VoteOption', 'a part of a vote', {
  option: text(1, 'yes, abstain, no or veto'),
  weight: text(2, fraction),
})

export type ValidatorVote = Of<typeof ValidatorVote>
export const ValidatorVote = message('ValidatorVote', 'how a validator of the set voted', {
  operator: text(1, 'injvaloper… of the validator'),
  power: text(2, `staked with it when it was counted, ${smallest}`),
  options: list(3, 'none where it has not voted', VoteOption),
  height: whole(4, 'height of the block in which it voted last; 0 where it has not'),
})

export type ProposalEnd = Of<typeof ProposalEnd>
export const ProposalEnd = message('ProposalEnd', 'what came of a vote, or of a lack of deposits', {
  height: whole(1, 'height of the block'),
  time: whole(2, 'of the block, milliseconds since 1970'),
  result: text(
    3,
    'passed, rejected, failed, dropped, cancelled; converted for a fast vote that became a usual one',
  ),
  log: text(4, 'what the chain says of it'),
  burnt: list(5, 'of its deposits; whole units', Coin),
})

export type ProposalRules = Of<typeof ProposalRules>
export const ProposalRules = message(
  'ProposalRules',
  'by which votes are counted: as they were when voting ended',
  {
    quorum: text(1, `of all stake has to vote, ${fraction}`),
    threshold: text(2, `of those that do not abstain has to vote yes, ${fraction}`),
    expeditedThreshold: text(3, `the same for a fast vote, ${fraction}`),
    vetoThreshold: text(4, `more than that of all votes with veto reject it, ${fraction}`),
    minDeposit: list(5, 'to begin with voting; whole units', Coin),
    expeditedMinDeposit: list(6, 'the same for a fast vote', Coin),
  },
)

export type ProposalChange = Of<typeof ProposalChange>
export const ProposalChange = message('ProposalChange', 'a parameter that a proposal would set otherwise', {
  message: count(1, 'place of the message that does, from 0'),
  module: text(2, 'of the chain, such as gov'),
  name: text(3, 'as the chain calls it; those inside others by their path'),
  before: text(4, 'as it was when voting ended, or is: JSON as the chain writes it; empty where not known'),
  after: text(5, 'what the proposal makes of it, JSON as the chain writes it'),
})

export type ProposalMarket = Of<typeof ProposalMarket>
export const ProposalMarket = message('ProposalMarket', 'a market that a proposal would give other rules', {
  message: count(1, 'place of the message that does, from 0'),
  marketId: text(2, '0x… of the market'),
  ticker: text(3, 'of the market, as it is called now'),
  rules: list(
    4,
    'what it would set otherwise: as it was when voting ended, or is, and what becomes of it',
    ChangedRule,
  ),
})

export type GetProposalRequest = Of<typeof GetProposalRequest>
export const GetProposalRequest = message('GetProposalRequest', 'names a proposal', {
  id: such('7', whole(1, 'its number')),
})

export type GetProposalResponse = Of<typeof GetProposalResponse>
export const GetProposalResponse = message('GetProposalResponse', 'a proposal, and all that came of it', {
  proposal: optional(1, 'the proposal', ListedProposal),
  denom: text(2, 'what is staked on this chain'),
  unknown,
  summary: text(4, 'as its proposer wrote it'),
  metadata: text(5, 'as its proposer wrote it'),
  messages: list(
    6,
    'what it would do, in its order; none where they are not known any more',
    ProposalMessage,
  ),
  rules: optional(7, 'absent where they are not known', ProposalRules),
  bonded: text(
    8,
    `staked with the set when it was counted, ${smallest}, of each member in whole coins once it has ended; empty where not known`,
  ),
  validators: list(
    9,
    'of the set when it was counted, the strongest first; none where not known',
    ValidatorVote,
  ),
  ends: list(10, 'in their order', ProposalEnd),
  votes: count(11, 'how many votes were cast, counted to 10,000; -1 where nobody counts them'),
  changes: list(12, 'parameters of modules that it would set otherwise', ProposalChange),
  markets: list(13, 'markets that it would give other rules', ProposalMarket),
})

export type ListVotesRequest = Of<typeof ListVotesRequest>
export const ListVotesRequest = message('ListVotesRequest', 'names a proposal or a voter, and a page', {
  proposal: such('7', whole(1, 'its number; 0 for any')),
  cursor,
  limit,
  voter: text(4, 'inj1… or 0x… of who voted, where no proposal is named'),
})

export type CastVote = Of<typeof CastVote>
export const CastVote = message('CastVote', 'a vote as it was cast', {
  proposal: whole(1, 'number of the proposal'),
  title: text(2, 'of the proposal; empty where not known'),
  voter: text(3, 'inj1… of who voted'),
  options: list(4, 'what it was, with its parts', VoteOption),
  height: whole(5, 'height of the block'),
  time: whole(6, 'of the block, milliseconds since 1970'),
  transactionHash: text(7, 'upper-case hex'),
})

export type ListVotesResponse = Of<typeof ListVotesResponse>
export const ListVotesResponse = message('ListVotesResponse', 'votes as they came', {
  votes: list(1, 'the newest first; who voted twice is there twice', CastVote),
  next,
})

export type ListDepositsRequest = Of<typeof ListDepositsRequest>
export const ListDepositsRequest = message('ListDepositsRequest', 'names a proposal and a page', {
  proposal: such('7', whole(1, 'its number')),
  cursor,
  limit,
})

export type ProposalDeposit = Of<typeof ProposalDeposit>
export const ProposalDeposit = message('ProposalDeposit', 'what somebody deposited', {
  depositor: text(1, 'inj1… of who did'),
  amount: list(2, 'whole units', Coin),
  height: whole(3, 'height of the block'),
  time: whole(4, 'of the block, milliseconds since 1970'),
  transactionHash: text(5, 'upper-case hex'),
})

export type ListDepositsResponse = Of<typeof ListDepositsResponse>
export const ListDepositsResponse = message('ListDepositsResponse', 'deposits of a proposal', {
  deposits: list(1, 'the newest first', ProposalDeposit),
  next,
})
