import * as React from 'react';

/** What the toolbar sets. */
export interface PageGlobals {
  theme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  width: 'full' | 'narrow';
}

export interface PageProps extends PageGlobals {
  children: React.ReactNode;
}

/** The page a story stands on. Theme and direction go on `html`, where an app would set them. */
export function Page({ theme, direction, width, children }: PageProps) {
  React.useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.dir = direction;
  }, [theme, direction]);
  return (
    <div className="page" data-width={width}>
      {children}
    </div>
  );
}
