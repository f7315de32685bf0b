-- A review that brought points is one whose order had arrived: of those written before a review said so, the books know it.
update services.review review set verified = true
  from services.club_account account join services.club_entry entry on entry.account = account.id
  where review.customer = account.customer and not review.verified
    and entry.kind = 'review' and entry.subject = 'review:' || review.product_handle;
