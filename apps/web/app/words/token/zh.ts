import type { token as english } from './en.ts'
import type { Texts } from '../words.ts'

export const token = {
  said: '{kind, select, faces {{name} 是一种具有两种形态的代币：银行模块的币与合约} erc20 {{name} 是合约代币} erc721 {{name} 是合约的 NFT} erc1155 {{name} 是同一合约的多类代币} other {{name}}}',
  denom: '代币标识',
  contract: '合约',
  decimals: '小数位数',
  decimalsUnknown: '无人说明：数量以最小单位显示',
  supply: '供应量',
  supplyUnknown: '未知',
  holders: '持有者',
  faces: '两种形态',
  facesText: '在银行模块中发送与通过合约转账，移动的是同一种币。供应量、持有者列表和转移列表都只有一份。',
  lost: '不可信',
  lostText: '此合约写入的内容自相矛盾，因此其关于余额的说法既不计入也不显示。其日志见合约页面。',
  lists: {
    holders: '持有者',
    moves: '转移记录',
    owners: '各自的所有者',
  },
  none: {
    holders: '无人持有。',
    moves: '至今没有转移过。',
    owners: '无人拥有。',
  },
  columns: {
    holder: '持有者',
    quantity: '数量',
    share: '占比',
    from: '付款方',
    to: '收款方',
    amount: '数量',
    block: '区块',
    time: '时间',
    hash: '交易',
    owner: '所有者',
    token: '代币',
    since: '自区块',
  },
  nobody: '无',
} satisfies Texts<typeof english>
