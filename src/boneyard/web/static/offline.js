// Without a connection: as soon as there is one, the page that was asked for comes.
addEventListener('online', () => location.reload());
