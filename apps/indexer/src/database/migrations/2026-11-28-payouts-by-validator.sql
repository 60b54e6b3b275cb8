-- No query asks by the validator: payouts are told of who was paid, and a validator's own commission stands under its account.
drop index payouts_validator;
