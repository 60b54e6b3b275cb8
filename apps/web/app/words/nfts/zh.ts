import type { nfts as english } from './en.ts'
import type { Texts } from '../words.ts'

export const nfts = {
  title: 'NFT',
  about: 'CW721、ERC-721 与 ERC-1155 的收藏集：其中每个代币各不相同。',
  none: '本链没有这样的收藏集。',
  noTokens: '此收藏集中没有代币。',
  columns: {
    collection: '收藏集',
    standard: '标准',
    tokens: '代币数',
    contract: '合约',
    creator: '创建者',
    token: '代币编号',
    owner: '所有者',
    quantity: '数量',
    since: '自区块',
    trait: '特征',
    value: '值',
  },
  saidCollection: '{name} 是 NFT 收藏集',
  said: '{collection} 的 {name}',
  unnamed: '没有名称的收藏集',
  lists: {
    nfts: '代币及其所有者',
    owners: '所有者',
    moves: '历任所有者',
    traits: '特征',
  },
  description: '说明',
  picture: '图像',
  metadata: '元数据',
  elsewhere:
    '图像位于 {host}，不在此处加载：否则该服务器会知道谁在查看。它会在单独的标签页中打开，且不会告知您从何而来。',
  elsewhereText: '其说明位于 {host}，不在链上：不在此处加载，明天也可能变样。',
  onChain: '在链上',
  refused: '不会打开：只打开 https 与 ipfs',
  unread: '其合约的说法不是可读的元数据。',
  notTold: '其合约的说法未知：{why}',
  nowhere: '其合约没有任何说明。',
  absent: '此收藏集没有这样的代币，可能已被销毁。',
  lost: '此合约的说法自相矛盾，因此不显示所有者。',
} satisfies Texts<typeof english>
