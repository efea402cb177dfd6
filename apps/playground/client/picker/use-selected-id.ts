import * as React from 'react';

/** The conversation that the address names, '' for none, and a function that goes to another one. */
export function useSelectedId(): [string, (id: string) => void] {
  const [id, setId] = React.useState(idInAddress);
  React.useEffect(() => {
    const follow = () => setId(idInAddress());
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  const select = (next: string) => {
    if (next !== idInAddress()) history.pushState(null, '', `/${next}`);
    setId(next);
    window.scrollTo(0, 0);
  };
  return [id, select];
}

function idInAddress(): string {
  return location.pathname.replace(/^\/|\/$/g, '');
}
