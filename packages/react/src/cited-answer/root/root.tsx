'use client';
import type { Answer } from '@cited-stream/core';
import * as React from 'react';
import { classNames } from '../../internal/class-names.ts';
import { createSharer } from '../../internal/create-sharer.ts';
import { stateAttributes } from '../../internal/state-attributes.ts';
import { useComposedRefs } from '../../internal/use-composed-refs.ts';
import { useIsomorphicLayoutEffect } from '../../internal/use-isomorphic-layout-effect.ts';
import { ActiveContext, useActiveState } from '../../provider/active-context.ts';
import { RegistryContext } from '../../provider/answer-registry.ts';
import { SettingsContext } from '../../provider/settings-context.ts';
import type { Shared } from '../../provider/shared.ts';
import { useMergedSettings } from '../../provider/use-merged-settings.ts';
import { previewHandlers } from '../preview/preview-handlers.ts';
import { activeMarkerOf } from './active-marker.ts';
import { ActivationContext, AnswerContext, MarkerContext, ScopeContext } from './answer-context.ts';
import { createAnswerScope } from './answer-scope.ts';
import { isRunning } from './is-running.ts';
import { useActivation } from './use-activation.ts';
import { useKeptFocus } from './use-kept-focus.ts';

export interface RootProps extends Shared, React.ComponentPropsWithoutRef<'article'> {
  /** What the parts inside show. */
  answer: Answer;
}

/** Holds one answer for the parts inside it, and listens for its markers. Renders an `<article>`. */
export const Root = /* @__PURE__ */ React.forwardRef(function Root(
  {
    answer,
    children,
    className,
    locale,
    numberingSystem,
    labels,
    loadSource,
    active,
    defaultActive,
    onActiveChange,
    onActivate,
    activate,
    ...props
  }: RootProps,
  ref: React.ForwardedRef<HTMLElement>,
) {
  const uid = React.useId();
  const [scope] = React.useState(() => createAnswerScope(uid));
  const settings = useMergedSettings({
    locale,
    numberingSystem,
    labels,
    loadSource,
    onActivate,
    activate,
  });
  const activeState = useActiveState({ active, defaultActive, onActiveChange });
  const registry = React.useContext(RegistryContext);
  const running = isRunning(answer.status);

  const activeMarkerId = activeMarkerOf(activeState.active, answer, scope);
  const [share] = React.useState(createSharer<Answer['sources']>);
  const sources = share(answer.sources);
  const surroundings = React.useMemo(
    () => ({
      sources: new Map(sources.map((source) => [source.key, source])),
      running,
      activeMarkerId,
    }),
    [sources, running, activeMarkerId],
  );

  // Effects of children run first, so every panel inside has said by now that it is there.
  useIsomorphicLayoutEffect(() => scope.panel.settle(), [scope]);
  useIsomorphicLayoutEffect(
    () => (answer.id ? registry?.add(answer.id, scope) : undefined),
    [registry, answer.id, scope],
  );

  useKeptFocus(scope);

  const activation = useActivation(answer, scope, settings, activeState);
  const handlers = previewHandlers(props, scope, activation);

  const article = (
    <article
      {...props}
      {...handlers}
      {...stateAttributes({ status: answer.status, streaming: running })}
      aria-busy={running}
      className={classNames('cited-answer', className)}
      ref={useComposedRefs(ref, scope.setRoot)}
    >
      {children}
    </article>
  );
  return (
    <AnswerContext.Provider value={answer}>
      <ScopeContext.Provider value={scope}>
        <ActivationContext.Provider value={activation}>
          <MarkerContext.Provider value={surroundings}>
            <SettingsContext.Provider value={settings}>
              <ActiveContext.Provider value={activeState}>{article}</ActiveContext.Provider>
            </SettingsContext.Provider>
          </MarkerContext.Provider>
        </ActivationContext.Provider>
      </ScopeContext.Provider>
    </AnswerContext.Provider>
  );
});
