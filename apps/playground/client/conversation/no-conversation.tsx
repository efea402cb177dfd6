/** Stands where the address names no conversation. */
export function NoConversation() {
  return (
    <div className="missing">
      <h1>There is nothing here</h1>
      <p>
        No conversation has the address <bdi>{location.pathname}</bdi>. Choose one from the list.
      </p>
    </div>
  );
}
