-- Who says to be a student, and the letter that proves it. A newer letter replaces an older one.
create table services.student_request (
  email text primary key check (length(email) between 3 and 254),
  -- of what stands in the letter; the token itself is kept nowhere
  token_sha256 text not null unique check (length(token_sha256) = 64),
  asked_at timestamptz not null default now(),
  expires_at timestamptz not null,
  confirmed_at timestamptz
);
