import { example, type Example } from '../testing/example.ts'
import { alice, bob, carol, northwind, spotMarket } from '../testing/world.ts'

const gov = '/cosmos.gov.v1'

export const governanceExamples: Example[] = [
  example(
    'bob proposed “Grant provider” #1 with a deposit of 100 INJ',
    '/cosmos.gov.v1beta1.MsgSubmitProposal',
    {
      content: { title: 'Grant provider' },
      proposer: bob,
      initial_deposit: [{ denom: 'inj', amount: '100000000000000000000' }],
    },
    { events: [{ type: 'submit_proposal', attributes: [{ key: 'proposal_id', value: '1' }] }] },
  ),
  example('alice voted yes on “Plant more trees” #1', '/cosmos.gov.v1.MsgVote', {
    option: 'VOTE_OPTION_YES',
    voter: alice,
    proposal_id: '1',
  }),
  example('alice allowed bob to act for them: Spot limit order', '/cosmos.authz.v1beta1.MsgGrant', {
    granter: alice,
    grantee: bob,
    grant: { authorization: { '@type': '/injective.exchange.v1beta1.CreateSpotLimitOrderAuthz' } },
  }),
  example(
    'alice, for bob, placed an order to sell 1 INJ at 26 USDT on INJ/USDT',
    '/cosmos.authz.v1beta1.MsgExec',
    {
      msgs: [
        {
          '@type': '/injective.exchange.v1beta1.MsgCreateSpotLimitOrder',
          sender: bob,
          order: {
            market_id: spotMarket.id,
            order_type: 'SELL',
            order_info: { price: '0.000000000026000000', quantity: '1000000000000000000.000000000000000000' },
            trigger_price: null,
          },
        },
      ],
      grantee: alice,
    },
  ),
  example('alice agreed to pay the fees of bob, up to 1 INJ', '/cosmos.feegrant.v1beta1.MsgGrantAllowance', {
    allowance: { spend_limit: [{ denom: 'inj', amount: '1000000000000000000' }] },
    granter: alice,
    grantee: bob,
  }),
  example(
    'alice had the chain check its own books (bank/nonnegative-outstanding)',
    '/cosmos.crisis.v1beta1.MsgVerifyInvariant',
    { sender: alice, invariant_module_name: 'bank', invariant_route: 'nonnegative-outstanding' },
  ),
  example(
    'alice gave bob 10 INJ, unlocked bit by bit until 2026-11-22',
    '/cosmos.vesting.v1beta1.MsgCreateVestingAccount',
    vesting(false),
  ),
  example(
    'alice gave bob 10 INJ, locked until 2026-11-22',
    '/cosmos.vesting.v1beta1.MsgCreateVestingAccount',
    vesting(true),
  ),
  example(
    'alice agreed to pay the fees of bob, up to 1 INJ, for “Vote” only, until 2026-12-21',
    '/cosmos.feegrant.v1beta1.MsgGrantAllowance',
    feesFor(['/cosmos.gov.v1.MsgVote']),
  ),
  example(
    'alice agreed to pay the fees of bob, up to 1 INJ, for 2 kinds of message only, until 2026-12-21',
    '/cosmos.feegrant.v1beta1.MsgGrantAllowance',
    feesFor(['/cosmos.gov.v1.MsgVote', '/cosmos.gov.v1.MsgDeposit']),
  ),
  example('alice allowed bob to act for them: Vote, until 2026-12-21', '/cosmos.authz.v1beta1.MsgGrant', {
    granter: alice,
    grantee: bob,
    grant: {
      authorization: {
        '@type': '/cosmos.authz.v1beta1.GenericAuthorization',
        msg: '/cosmos.gov.v1.MsgVote',
      },
      expiration: '2026-12-21T03:19:58Z',
    },
  }),
  example('Northwind claimed its commission, through bob', '/cosmos.authz.v1beta1.MsgExec', {
    grantee: bob,
    msgs: [
      {
        '@type': '/cosmos.distribution.v1beta1.MsgWithdrawValidatorCommission',
        validator_address: northwind,
      },
    ],
  }),
  example('bob, for alice, voted yes on “Plant more trees” #1', '/cosmos.authz.v1beta1.MsgExec', {
    grantee: bob,
    msgs: [
      {
        '@type': '/cosmos.authz.v1beta1.MsgExec',
        grantee: bob,
        msgs: [
          {
            '@type': '/cosmos.gov.v1.MsgVote',
            voter: alice,
            proposal_id: '1',
            option: 'VOTE_OPTION_YES',
          },
        ],
      },
    ],
  }),
  example('alice abstained on “Plant more trees” #1', '/cosmos.gov.v1.MsgVote', {
    voter: alice,
    proposal_id: '1',
    option: 'VOTE_OPTION_ABSTAIN',
  }),
  example(
    'alice tried to vote no with veto on “Plant more trees” #1',
    '/cosmos.gov.v1.MsgVote',
    { voter: alice, proposal_id: '1', option: 'VOTE_OPTION_NO_WITH_VETO' },
    { failed: true },
  ),
  example('alice allowed bob to spend up to 0.000000000001 INJ for them', '/cosmos.authz.v1beta1.MsgGrant', {
    granter: alice,
    grantee: bob,
    grant: {
      authorization: {
        '@type': '/cosmos.bank.v1beta1.SendAuthorization',
        spend_limit: [{ denom: 'inj', amount: '1000000' }],
      },
    },
  }),
  example('alice withdrew proposal #6', '/cosmos.gov.v1.MsgCancelProposal', {
    proposer: alice,
    proposal_id: '6',
  }),
  example('alice allowed bob to stake up to 5 INJ for them', '/cosmos.authz.v1beta1.MsgGrant', {
    granter: alice,
    grantee: bob,
    grant: {
      authorization: {
        '@type': '/cosmos.staking.v1beta1.StakeAuthorization',
        authorization_type: 'AUTHORIZATION_TYPE_DELEGATE',
        max_tokens: { denom: 'inj', amount: '5000000000000000000' },
      },
    },
  }),
  example('alice agreed to pay the fees of bob', '/cosmos.feegrant.v1beta1.MsgGrantAllowance', {
    allowance: { allowance: { spend_limit: [] } },
    granter: alice,
    grantee: bob,
  }),
  example('alice added 50 INJ to the deposit of proposal #12', '/cosmos.gov.v1.MsgDeposit', {
    depositor: alice,
    amount: [{ denom: 'inj', amount: '50000000000000000000' }],
    proposal_id: '12',
  }),
  example('alice split a vote on proposal #5: 60% yes, 40% abstain', '/cosmos.gov.v1.MsgVoteWeighted', {
    options: [
      { option: 'VOTE_OPTION_YES', weight: '0.6' },
      { option: 'VOTE_OPTION_ABSTAIN', weight: '0.4' },
    ],
    voter: alice,
    proposal_id: '5',
  }),
  example(
    'alice gave bob 1 INJ, locked for good',
    '/cosmos.vesting.v1beta1.MsgCreatePermanentLockedAccount',
    { from_address: alice, to_address: bob, amount: [{ denom: 'inj', amount: '1000000000000000000' }] },
  ),
  example(
    'alice tried to report a validator for signing twice',
    '/cosmos.evidence.v1beta1.MsgSubmitEvidence',
    { submitter: alice },
    { failed: true },
  ),
  example(
    'alice gave bob 3 INJ, to be unlocked step by step',
    '/cosmos.vesting.v1beta1.MsgCreatePeriodicVestingAccount',
    {
      from_address: alice,
      to_address: bob,
      vesting_periods: [
        { amount: [{ denom: 'inj', amount: '1000000000000000000' }] },
        { amount: [{ denom: 'inj', amount: '2000000000000000000' }] },
      ],
    },
  ),
  example('alice stopped paying the fees of bob', '/cosmos.feegrant.v1beta1.MsgRevokeAllowance', {
    granter: alice,
    grantee: bob,
  }),
  example('alice took back the right of bob to act for them: Vote', '/cosmos.authz.v1beta1.MsgRevoke', {
    msg_type_url: '/cosmos.gov.v1.MsgVote',
    granter: alice,
    grantee: bob,
  }),
  example(
    'alice tried to carry out the proposal “t”',
    '/cosmos.gov.v1.MsgExecLegacyContent',
    { authority: alice, content: { title: 't' } },
    { failed: true },
  ),
  example(
    'alice tried to plan the upgrade to x at block 9999999',
    '/cosmos.upgrade.v1beta1.MsgSoftwareUpgrade',
    { plan: { name: 'x', height: '9999999' }, authority: alice },
    { failed: true },
  ),
  example('alice cleared away expired fee allowances', '/cosmos.feegrant.v1beta1.MsgPruneAllowances', {
    pruner: alice,
  }),
  example(
    'alice proposed “Plant more trees” #1',
    `${gov}.MsgSubmitProposal`,
    {
      proposer: alice,
      title: 'Plant more trees',
      initial_deposit: [],
    },
    { events: [{ type: 'submit_proposal', attributes: [{ key: 'proposal_id', value: '1' }] }] },
  ),
  example('alice voted no with veto on “Plant more trees” #1', '/cosmos.gov.v1beta1.MsgVoteWeighted', {
    voter: alice,
    proposal_id: '1',
    options: [{ option: 'VOTE_OPTION_NO_WITH_VETO', weight: '1.000000000000000000' }],
  }),
  example('alice split a vote on “Plant more trees” #1 between 3 options', `${gov}.MsgVoteWeighted`, {
    voter: alice,
    proposal_id: '1',
    options: [
      { option: 'VOTE_OPTION_YES', weight: '0.5' },
      { option: 'VOTE_OPTION_NO', weight: '0.3' },
      { option: 'VOTE_OPTION_ABSTAIN', weight: '0.2' },
    ],
  }),
  example('alice called off the planned upgrade', '/cosmos.upgrade.v1beta1.MsgCancelUpgrade', {
    authority: alice,
  }),
  example('alice allowed bob to move stake for them', '/cosmos.authz.v1beta1.MsgGrant', {
    granter: alice,
    grantee: bob,
    grant: {
      authorization: {
        '@type': '/cosmos.staking.v1beta1.StakeAuthorization',
        authorization_type: 'AUTHORIZATION_TYPE_REDELEGATE',
        max_tokens: null,
      },
    },
  }),
  example(
    'alice allowed bob to cancel the unstaking of up to 3 INJ for them',
    '/cosmos.authz.v1beta1.MsgGrant',
    {
      granter: alice,
      grantee: bob,
      grant: {
        authorization: {
          '@type': '/cosmos.staking.v1beta1.StakeAuthorization',
          authorization_type: 'AUTHORIZATION_TYPE_CANCEL_UNBONDING_DELEGATION',
          max_tokens: { denom: 'inj', amount: '3000000000000000000' },
        },
      },
    },
  ),
  example(
    'alice allowed bob to act for them, with up to 3 INJ: Trading deposit',
    '/cosmos.authz.v1beta1.MsgGrant',
    {
      granter: alice,
      grantee: bob,
      grant: {
        authorization: {
          '@type': '/injective.exchange.v2.GenericExchangeAuthorization',
          msg: '/injective.exchange.v2.MsgDeposit',
          spend_limit: [{ denom: 'inj', amount: '3000000000000000000' }],
        },
      },
    },
  ),
  example('alice allowed bob to act for them: Contract migration', '/cosmos.authz.v1beta1.MsgGrant', {
    granter: alice,
    grantee: bob,
    grant: { authorization: { '@type': '/cosmwasm.wasm.v1.ContractMigrationAuthorization', grants: [] } },
  }),
  example('bob, for carol, for alice, voted yes on proposal #2', '/cosmos.authz.v1beta1.MsgExec', {
    grantee: bob,
    msgs: [
      {
        '@type': '/cosmos.authz.v1beta1.MsgExec',
        grantee: carol,
        msgs: [
          { '@type': '/cosmos.gov.v1.MsgVote', voter: alice, proposal_id: '2', option: 'VOTE_OPTION_YES' },
        ],
      },
    ],
  }),
  example('bob, for carol, for bob, for alice, voted yes on proposal #2', '/cosmos.authz.v1beta1.MsgExec', {
    grantee: bob,
    msgs: [
      {
        '@type': '/cosmos.authz.v1beta1.MsgExec',
        grantee: carol,
        msgs: [
          {
            '@type': '/cosmos.authz.v1beta1.MsgExec',
            grantee: bob,
            msgs: [
              {
                '@type': '/cosmos.gov.v1.MsgVote',
                voter: alice,
                proposal_id: '2',
                option: 'VOTE_OPTION_YES',
              },
            ],
          },
        ],
      },
    ],
  }),
  example('bob voted yes on proposal #2, and 1 more', '/cosmos.authz.v1beta1.MsgExec', {
    grantee: bob,
    msgs: [bob, alice].map((voter) => ({
      '@type': '/cosmos.gov.v1.MsgVote',
      voter,
      proposal_id: '2',
      option: 'VOTE_OPTION_YES',
    })),
  }),
  example('alice cleared away expired permissions', '/cosmos.authz.v1beta1.MsgPruneExpiredGrants', {
    pruner: alice,
  }),
  example('alice changed whether 2 tokens may be sent', '/cosmos.bank.v1beta1.MsgSetSendEnabled', {
    authority: alice,
    send_enabled: [{ denom: 'inj', enabled: true }],
    use_default_for: ['blocked'],
  }),
  example('bob, for alice, voted yes on proposal #2', '/cosmos.authz.v1beta1.MsgExecCompat', {
    grantee: bob,
    msgs: [
      JSON.stringify({
        '@type': '/cosmos.gov.v1.MsgVote',
        voter: alice,
        proposal_id: '2',
        option: 'VOTE_OPTION_YES',
      }),
    ],
  }),
  example('bob split a vote on proposal #2 between 4 options', '/cosmos.authz.v1beta1.MsgExec', {
    grantee: bob,
    msgs: [{ '@type': `${gov}.MsgVoteWeighted`, voter: bob, proposal_id: '2', options: [{}, {}, {}, {}] }],
  }),
]

function vesting(delayed: boolean) {
  return {
    from_address: alice,
    to_address: bob,
    amount: [{ denom: 'inj', amount: '10000000000000000000' }],
    end_time: '1795317598',
    delayed,
  }
}

function feesFor(allowed_messages: string[]) {
  const allowance = {
    spend_limit: [{ denom: 'inj', amount: '1000000000000000000' }],
    expiration: '2026-12-21T03:19:58Z',
  }
  return { granter: alice, grantee: bob, allowance: { allowance, allowed_messages } }
}
