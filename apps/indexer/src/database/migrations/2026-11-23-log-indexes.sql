-- Logs of a topic lead to those of a contract among them without being read: what a token moved for one holder.
drop index evm_logs_topic1;
drop index evm_logs_topic2;
drop index evm_logs_topic3;
create index evm_logs_topic1 on evm_logs (topic1, seq, contract) where topic1 is not null;
create index evm_logs_topic2 on evm_logs (topic2, seq, contract) where topic2 is not null;
create index evm_logs_topic3 on evm_logs (topic3, seq, contract) where topic3 is not null;
