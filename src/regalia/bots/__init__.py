"""Players that are not people. They see only resampled states, never the true one."""
